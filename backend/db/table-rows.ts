import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db, WriteDb } from './client';
import { openToWrite } from './open-to-write';

/** A table, and the columns that a row is written with: those that are not computed. */
export interface TableShape {
  name: string;
  columns: string[];
}

const rowsAtOnce = 500;

/** The rows of a statement that is written by hand and reads. */
export const readRaw = async <Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await openToWrite(db).execute(query)) as unknown as { rows: Row[] }).rows;

/** Every table of Sala, by name. */
export async function listTables(db: Db): Promise<TableShape[]> {
  const rows = await readRaw<{ name: string; column: string }>(
    db,
    sql`select c.relname as name, a.attname as column from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      order by c.relname collate "C", a.attnum`,
  );
  const shapes = new Map<string, string[]>();
  for (const { name, column } of rows) shapes.set(name, [...(shapes.get(name) ?? []), column]);
  return [...shapes].map(([name, columns]) => ({ name, columns }));
}

/** The last value of each sequence that was used. */
export async function readSequences(db: Db): Promise<Record<string, string>> {
  const rows = await readRaw<{ name: string; value: string }>(
    db,
    sql`select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Calls `work` with one state of the whole database, while others go on writing. */
export const onSnapshot = <Result>(db: Db, work: (tx: WriteDb) => Promise<Result>): Promise<Result> =>
  openToWrite(db).transaction(
    async (tx) => {
      await sameForms(tx);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Until the end of the transaction, values have the same text on every server. */
export const sameForms = (tx: WriteDb) => tx.execute(sql`set local timezone to 'UTC'`);

/** The rows of a table as JSON, a few hundred at a time; only inside a transaction, one table after the other. */
export async function* readTableRows(tx: WriteDb, name: string): AsyncGenerator<string[]> {
  const table = sql.identifier(name);
  await tx.execute(
    sql`declare rows_to_read no scroll cursor for select to_json(t)::text as line from ${table} t`,
  );
  for (;;) {
    const rows = await readRaw<{ line: string }>(tx, sql.raw(`fetch ${rowsAtOnce} from rows_to_read`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close rows_to_read`);
}

const modulus = 2n ** 256n;

/** One hash for the rows of a table, in any order. */
export class RowsDigest {
  private sum = 0n;
  private rows = 0;

  add(lines: readonly string[]): void {
    for (const line of lines) {
      const hash = createHash('sha256').update(line).digest('hex');
      this.sum = (this.sum + BigInt(`0x${hash}`)) % modulus;
    }
    this.rows += lines.length;
  }

  value(): { rows: number; hash: string } {
    return { rows: this.rows, hash: this.sum.toString(16).padStart(64, '0') };
  }
}

export type TableDigests = Record<string, { rows: number; hash: string }>;

/** The hashes of all tables at one moment. */
export const digestTables = (db: Db): Promise<TableDigests> =>
  onSnapshot(db, async (tx) => {
    const digests: TableDigests = {};
    for (const { name } of await listTables(tx)) {
      const digest = new RowsDigest();
      for await (const lines of readTableRows(tx, name)) digest.add(lines);
      digests[name] = digest.value();
    }
    return digests;
  });

/** The names of tables whose rows differ. */
export const differingTables = (some: TableDigests, others: TableDigests): string[] =>
  [...new Set([...Object.keys(some), ...Object.keys(others)])].filter(
    (name) => some[name]?.hash !== others[name]?.hash || some[name]?.rows !== others[name]?.rows,
  );
