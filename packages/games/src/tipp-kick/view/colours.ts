/** The felt from board to board, and its lighter and darker bands. */
export const FELT = { field: '#2f7a45', stripe: '#2a6f3f', border: '#276a3b' } as const;
export const CHALK = '#f3f1e6';
