/** Motion was asked for before its engine was loaded: whoever can wait awaits `game.prepare` and asks again. */
export class EngineMissing extends Error {}
