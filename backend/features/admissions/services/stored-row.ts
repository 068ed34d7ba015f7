import { getTableColumns, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { StoredRow } from '@/backend/db/schema';

const columnsOf = (table: PgTable) =>
  Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);

/** A row as JSON can hold it; what the database computes is left out. */
export const storeRow = (table: PgTable, row: Record<string, unknown>): StoredRow =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        columnsOf(table).flatMap(([name]) => (name in row ? [[name, row[name] ?? null]] : [])),
      ),
    ),
  ) as StoredRow;

/** The same row for the database; columns that have been added since have their defaults. */
export const reviveRow = <T extends PgTable>(table: T, stored: StoredRow): InferInsertModel<T> =>
  Object.fromEntries(
    columnsOf(table).flatMap(([name, { dataType }]) => {
      if (!(name in stored)) return [];
      const value = stored[name];
      return [[name, dataType === 'date' && typeof value === 'string' ? new Date(value) : value]];
    }),
  ) as InferInsertModel<T>;
