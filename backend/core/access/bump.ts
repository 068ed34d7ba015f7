import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { WriteDb } from '@/backend/db/client';
import { requireChanged } from '@/backend/require-version';

/** A table whose rows count their changes. */
export type VersionedTable = PgTable & { version: PgColumn };

type Columns<T extends VersionedTable> = T['_']['columns'];

/** The column that names a row of the table. */
type KeyOf<T extends VersionedTable> = {
  [K in keyof Columns<T>]: Columns<T>[K]['_']['isPrimaryKey'] extends true ? K : never;
}[keyof Columns<T>];

/** A row as it was read: which one, and in which version. A table that is keyed by several columns has none. */
export type ReadRow<T extends VersionedTable> = [KeyOf<T>] extends [never]
  ? never
  : Pick<T['$inferSelect'], KeyOf<T> & keyof T['$inferSelect']> & { version: number };

/** Writes on top of the version that was read. @throws 412 when somebody else changed the row meanwhile */
export async function bumpRow<T extends VersionedTable>(
  tx: WriteDb,
  table: T,
  row: ReadRow<T>,
  change: PgUpdateSetSource<T>,
): Promise<T['$inferSelect']> {
  const read: Record<string, unknown> = row;
  const isRow = Object.entries(getTableColumns(table))
    .filter(([, column]) => column.primary)
    .map(([name, column]) => eq(column, read[name]));
  if (isRow.length !== 1) throw new Error('The table is not keyed by one column.');
  const isAsRead: SQL | undefined = and(...isRow, eq(table.version, row.version));
  const changed = (await tx
    .update(table)
    .set({ ...change, version: row.version + 1 } as PgUpdateSetSource<T>)
    .where(isAsRead)
    .returning()) as T['$inferSelect'][];
  return requireChanged(changed);
}

/** Changes every row that the condition finds; nobody has read them before, so no version is compared. */
export async function bumpRows<T extends VersionedTable>(
  tx: WriteDb,
  table: T,
  where: SQL | undefined,
  change: PgUpdateSetSource<T>,
): Promise<void> {
  await tx
    .update(table)
    .set({ ...change, version: sql`${table.version} + 1` } as PgUpdateSetSource<T>)
    .where(where);
}
