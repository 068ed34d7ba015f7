import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '@/backend/db/schema';
import type { TestBackend } from './backend';

type Values = Record<string, unknown>;

export const tables: readonly PgTable[] = Object.values(schema as Record<string, unknown>).filter(
  (value): value is PgTable => is(value, PgTable),
);

const foreignOf = (table: PgTable): Map<PgColumn, PgTable> =>
  new Map(
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      return columns.map((column) => [column as PgColumn, foreignTable] as const);
    }),
  );

/** Tables after those that they refer to. */
export const inOrder = (): PgTable[] => {
  const ordered: PgTable[] = [];
  const add = (table: PgTable) => {
    if (ordered.includes(table)) return;
    for (const foreign of foreignOf(table).values()) if (foreign !== table) add(foreign);
    ordered.push(table);
  };
  for (const table of tables) add(table);
  return ordered;
};

interface Filler {
  backend: TestBackend;
  personId: string;
  /** The text of every column of the person. */
  text: string;
  /** The id of the row that stands in each table. */
  ids: Map<PgTable, string>;
}

/** Ids in columns without a foreign key: of the person, unless the name says whose. */
const idFor = ({ backend, personId, ids }: Filler, name: string): string => {
  if (name.endsWith('organizationId')) return backend.deps.env.ORGANIZATION_ID;
  if (name === 'schoolId') return ids.get(schema.schools) ?? randomUUID();
  return personId;
};

let counter = 0;

function valueOf(filler: Filler, name: string, column: PgColumn, text: string): unknown {
  const now = filler.backend.clock.now();
  counter += 1;
  switch (column.columnType) {
    case 'PgUUID':
      return name === 'id' || name.endsWith('recordId') ? randomUUID() : idFor(filler, name);
    case 'PgText':
      return column.enumValues?.[0] ?? `${text} ${counter}`;
    case 'PgCustomColumn':
      return `${text} ${counter}`;
    case 'PgArray':
      return [text];
    case 'PgJsonb':
      return { said: text };
    case 'PgDateString':
      return '2000-01-01';
    case 'PgTimestamp':
      return now;
    case 'PgBoolean':
      return false;
    default:
      return 1;
  }
}

/**
 * Inserts a row in which every text and every JSON is the given text, unless `values` says otherwise. References lead to
 * the rows that stand already, references to people to the person.
 */
export async function fillTable(
  filler: Filler,
  table: PgTable,
  { text, values = {} }: { text: string; values?: Values },
): Promise<void> {
  const foreign = foreignOf(table);
  const row: Values = {};
  for (const [name, column] of Object.entries(getTableColumns(table)) as [string, PgColumn][]) {
    const target = foreign.get(column);
    const isMade =
      (column.generated ?? column.generatedIdentity) !== undefined ||
      column.columnType.startsWith('PgBigSerial');
    if (isMade || target === table) continue;
    if (target === schema.users) row[name] = filler.personId;
    else if (target) row[name] = filler.ids.get(target);
    else row[name] = valueOf(filler, name, column, text);
  }
  const [stored] = (await filler.backend.deps.db
    .insert(table)
    .values({ ...row, ...values })
    .returning()) as Values[];
  const id = stored?.['id'] ?? stored?.['recordId'];
  if (typeof id === 'string' && !filler.ids.has(table)) filler.ids.set(table, id);
}

const holds = (value: unknown, marks: readonly string[]): boolean => {
  const text = (typeof value === 'object' ? JSON.stringify(value) : String(value)).toLowerCase();
  return marks.some((mark) => text.includes(mark));
};

const wordTypes = new Set(['PgText', 'PgCustomColumn', 'PgArray', 'PgJsonb']);

/** True for a table in which somebody can be named: a text that is no choice, or JSON. */
export const hasWords = (table: PgTable): boolean =>
  Object.values(getTableColumns(table)).some(
    ({ columnType, enumValues }) => wordTypes.has(columnType) && !enumValues?.length,
  );

/** The columns of the whole database, as `table.column`, in which one of the marks stands; letters in lower case. */
export async function columnsWith({ deps }: TestBackend, marks: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const table of tables)
    for (const row of (await deps.db.select().from(table)) as Values[])
      for (const [name, value] of Object.entries(row))
        if (holds(value, marks)) found.add(`${getTableName(table)}.${name}`);
  return [...found].toSorted();
}

/** The stored files in whose name or content one of the marks stands. */
export async function filesWith({ storageFolder }: TestBackend, marks: readonly string[]): Promise<string[]> {
  const entries = await readdir(storageFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files)
    if (holds(file, marks) || holds(await readFile(file, 'utf8'), marks)) found.push(file);
  return found;
}
