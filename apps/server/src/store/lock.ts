import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotServe } from '../cannot-serve.ts';

/** SQLite's word for a lock that somebody else holds. */
const BUSY = 5;

/**
 * Two PostgreSQLs in one folder would ruin it, and PGlite does not look. The file system's own lock on a file in the folder holds through
 * every mount and namespace, and the system gives it back however its owner dies. Node has no call for it; SQLite, which comes with Node, has:
 * a transaction that writes nothing. The file stays: to remove it would let two servers lock two files of one name.
 */
export function lockFolder(folder: string): () => void {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
    file.exec('pragma journal_mode = off; begin immediate');
    const held = file;
    return () => held.close();
  } catch (error) {
    file?.close();
    const { errcode, message } = error as Error & { readonly errcode?: number };
    throw new CannotServe(
      `the data folder ${folder} ${errcode === BUSY ? 'is in use by another server' : `cannot be locked: ${message}`}`,
      { cause: error },
    );
  }
}
