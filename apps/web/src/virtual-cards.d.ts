declare module 'virtual:cards' {
  export const cards: readonly import('./start/cards.ts').GameCard[];
}
declare module 'virtual:agreements' {
  export const agreements: readonly import('./online/agreements.ts').Agreements[];
}
