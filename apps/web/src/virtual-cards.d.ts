declare module 'virtual:cards' {
  export const cards: readonly import('./app/cards.ts').GameCard[];
}
