/** What a ruling may bring about. On the training pitch nothing is ruled. */
export type Consequence = never;
