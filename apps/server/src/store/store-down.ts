/** The errors of the system that mean a full disk, in PostgreSQL's words and in Node's. */
const FULL = /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/;

/** PostgreSQL's words for pages that are not as it has written them, and for what is missing because of them. */
const DAMAGED = /invalid pages?|could not read blocks?|chunk number|corrupt|zero page/;

export const meansDamaged = (reason: string): boolean => DAMAGED.test(reason);

export const meansFull = (reason: string): boolean => FULL.test(reason);

/** The store cannot do now what is asked of it, and may be able to later: one line for whoever asked. */
export class StoreDown extends Error {
  readonly isFull: boolean;

  constructor(reason: string, options?: ErrorOptions) {
    const isFull = meansFull(reason);
    super(isFull ? 'the disk is full: nothing can be stored now' : `the store is down: ${reason}`, options);
    this.isFull = isFull;
  }
}

/** Its owner has said how much it may hold. */
export class NoRoom extends StoreDown {
  override readonly isFull = true;

  constructor(room: number) {
    super('');
    this.message = `the store holds the ${Math.floor(room / 1024 / 1024)} MB that it may hold: nothing can be stored now`;
  }
}

/** Something of it cannot be read from the disk; the rest can. */
export class StoreDamaged extends StoreDown {
  constructor(damage: string) {
    super('');
    this.message = `the store is damaged: ${damage}`;
  }
}

/** What was asked for lies where the disk is damaged. */
export class Unreadable extends Error {
  constructor(options?: ErrorOptions) {
    super('this record cannot be read: the disk is damaged where it lies', options);
  }
}
