/** The errors of the system that mean a full disk, in PostgreSQL's words and in Node's. */
const FULL = /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/;

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
