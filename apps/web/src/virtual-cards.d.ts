declare module 'virtual:cards' {
  export const cards: readonly import('./start/cards.ts').GameCard[];
}
