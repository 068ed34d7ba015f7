import { resolve } from 'node:path';

/** The settings that say where the database is. */
export interface DatabasePlace {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}

/** The database of the settings in words, without its password. */
export function databaseName({ DATABASE_URL, DATA_DIR }: DatabasePlace): string {
  if (!DATABASE_URL) return `The embedded database in ${resolve(DATA_DIR)}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `The database ${pathname.slice(1)} at ${host}`;
}
