import { type TableName, tableNames } from '@/backend/spreadsheet/kinds';
import { TableError } from '@/backend/spreadsheet/table-error';
import { type Door, openDoor } from '@/backend/compose';

/** Runs `work` on the migrated database of the settings; a failure prints one line and exits with 1. */
export function onDatabase(work: (door: Door) => Promise<void>): void {
  const run = async () => {
    const door = await openDoor(process.env, { jobs: false });
    try {
      await door.database.migrate();
      await work(door);
    } finally {
      await door.close();
    }
  };
  run().catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}${cause}\n`);
    process.exit(1);
  });
}

/** @throws {TableError} for an unknown kind of table, and for applications, which need somebody who answers for them. */
export function kindCalled(word: string): TableName {
  if (word === 'applications')
    throw new TableError(
      'Applications are uploaded by staff, on the page of the applications: "Import paper applications". See docs/import.md.',
    );
  const found = tableNames.find((name) => name === word);
  if (!found) throw new TableError(`"${word}" is none of ${tableNames.join(', ')}.`);
  return found;
}
