/** How the material of a mark is drawn that nothing hides: flat colour, over whatever stands there. */
export const OVERLAY = { transparent: true, depthTest: false, depthWrite: false, toneMapped: false } as const;
