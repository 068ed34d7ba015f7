import { type TableName, tablesWithout } from '@/backend/spreadsheet/kinds';
import { TableError } from '@/backend/spreadsheet/table-error';
import { type Door, openDoor, openOwnDatabase } from '@/backend/compose';
import { startFailure } from '@/backend/db/database-away';
import { requireEmbeddedDatabase, requireTables } from '@/backend/db/existing-database';
import { leftOut } from '@/lib/env/left-out';
import { readServerEnv } from '@/lib/env/server-env';

/** Runs a command; a failure prints one line and exits with 1. */
export function runAndReport(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}${cause}\n`);
    process.exit(1);
  });
}

/** Runs `work` on the migrated database of the settings, which must exist. */
export function onDatabase(work: (door: Door) => Promise<void>): void {
  runAndReport(async () => {
    const env = readServerEnv(process.env);
    requireEmbeddedDatabase(env);
    const database = await openOwnDatabase(env);
    try {
      await requireTables(database.db, env).catch((error: unknown) => {
        throw startFailure(error, env.DATABASE_URL);
      });
      const door = await openDoor(process.env, { jobs: false, database });
      try {
        await door.database.migrate();
        await work(door);
      } finally {
        await door.close();
      }
    } finally {
      await database.close();
    }
  });
}

/** @throws {TableError} for an unknown kind of table, and for applications, which need somebody who answers for them. */
export function kindCalled(word: string): TableName {
  if (word === 'applications')
    throw new TableError(
      'Applications are uploaded by staff, on the page of the applications: "Import paper applications". See docs/import.md.',
    );
  const names = tablesWithout(leftOut());
  const found = names.find((name) => name === word);
  if (!found) throw new TableError(`"${word}" is none of ${names.join(', ')}.`);
  return found;
}
