/** The fields of a decision, call by call; without calls there is none to decide. */
export const decisionFields = {} as const;
