/** Everything that belongs to a homologation. */
export const homologated = {
  granted: true,
  byTheBoard: true,
  sample: true,
  termsAccepted: true,
  industriallyMade: true,
  anyQuantity: true,
  sportingGroundsOnly: true,
};

const penaltyArea = {
  onGoalLine: true,
  depth: 150,
  width: 400,
  centred: true,
  rectangular: true,
  spot: 110,
  spotCentred: true,
};
const goalArea = { onGoalLine: true, depth: 60, width: 240, centred: true, joined: true };
const goal = {
  centred: true,
  postsOnLine: true,
  solid: true,
  fastened: true,
  posts: 2,
  crossbars: 1,
  sideBars: [2, 2],
  rearBars: 2,
  net: true,
  postsUpright: true,
  height: 60,
  width: 125,
  crossbarOnTop: true,
  rearBarsParallel: true,
  thickness: [4, 4, 4],
  depth: 70,
};
/** A Toccer figure. */
export const figure = {
  upperPart: 'toccer',
  base: 'toccer',
  discBase: true,
  paint: 'red and white',
  baseColour: 'red',
  roundBase: true,
  firmlyJoined: true,
  humanBody: true,
  baseHeight: 6,
  baseDiameter: 21,
  upperWidth: 9,
  upperThickness: 5,
  height: 35,
};
const keeper = {
  type: 'zeugo',
  base: true,
  humanBody: true,
  volume: 2500,
  height: 38,
  thickness: 6,
  width: 21,
  rod: { firm: true, atItsEnd: true, from: 'base', straight: true, length: 150, width: 3 },
  handle: { length: 80 },
};
const sideIn = (side: string, paint: string, baseColour: string, reserve: string): object => ({
  side,
  figures: [
    { ...figure, number: 10, paint, baseColour },
    { ...figure, role: 'reserveKeeper', paint, baseColour: reserve },
  ],
  keepers: [keeper],
});

/** What a match can be played with, every measure taken. */
export const set = {
  federation: 'FISTF',
  table: {
    material: 'chipboard',
    level: true,
    height: 800,
    beyondTouchlines: [80, 80],
    beyondGoalLines: [80, 80],
    behindGoals: [20, 20],
    room: 1200,
    barrier: { allRound: true, height: 30, width: 10, gaps: [200, 200], gapsCentred: true },
  },
  cloth: {
    fixed: true,
    rectangular: true,
    smooth: true,
    marked: true,
    beyondTouchlines: [80, 80],
    beyondGoalLines: [80, 80],
    even: true,
    clean: true,
    figuresGlide: true,
    ballRunsStraight: true,
    lineWidths: [2],
    linesDisturb: false,
  },
  field: {
    rectangular: true,
    length: 1200,
    width: 800,
    halves: [600, 600],
    halfwayLineParallel: true,
    centreSpotCentred: true,
    centreCircle: { radius: 90, centred: true },
    quarters: [300, 300, 300, 300],
    shootingLinesParallel: true,
    penaltyAreas: [penaltyArea, penaltyArea],
    goalAreas: [goalArea, goalArea],
    corners: [25, 25, 25, 25],
    cornersCentred: true,
  },
  goals: [goal, goal],
  ball: {
    round: true,
    hollow: true,
    plastic: true,
    diameter: 22,
    mass: 1.5,
    make: 'subbuteo',
    agreed: true,
    whiteTango: false,
    painted: false,
  },
  sides: [sideIn('red', 'red and white', 'red', 'yellow'), sideIn('blue', 'all blue', 'blue', 'green')],
};

/** The same with figures of a design that is in no list and was homologated: only measures limit it. */
export const newDesign = withFigures({ upperPart: 'other', base: 'other', homologation: homologated });

/** The same within the German federation, with figures as the annex wants them. */
export const german = {
  ...withFigures({
    mass: 2.6,
    joinedToTheTop: true,
    footballerInAction: true,
    symmetric: true,
    cutEllipsoid: true,
    widestBelowTop: 1,
    topDiameter: 20,
    underside: 'outwards',
  }),
  federation: 'DSTFB',
};

/** All figures changed alike. */
export function withFigures(more: object): typeof set {
  const sides = (set.sides as readonly { readonly figures: readonly object[] }[]).map((side) => ({
    ...side,
    figures: side.figures.map((one) => ({ ...one, ...more })),
  }));
  return { ...set, sides };
}
