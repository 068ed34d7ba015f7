import type { Db, WriteDb } from './client';

/**
 * The same database, which can write. This is the only door from the one type to the other; tests/architecture/acts.test.ts
 * names everybody who opens it.
 */
export const openToWrite = (db: Db): WriteDb => db as WriteDb;
