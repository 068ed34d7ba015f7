import { sql } from 'drizzle-orm';
import type { WriteDb } from './client';
import { listTables, readRaw, sameForms } from './table-rows';

interface Rows {
  /** The rows of a table as JSON, in portions. */
  of: (table: string) => AsyncIterable<string[]>;
  sequences: () => Promise<Record<string, string>>;
}

/**
 * Replaces all rows of a database, in one transaction. Foreign keys are taken away for its time: whoever owns the tables
 * may do that, and to switch them off needs a superuser.
 */
export const replaceRows = (db: WriteDb, rows: Rows): Promise<void> =>
  db.transaction(async (tx) => {
    await sameForms(tx);
    const keys = await readRaw<{ table: string; name: string; definition: string }>(
      tx,
      sql`select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
        from pg_constraint k join pg_class c on c.oid = k.conrelid
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
    );
    for (const { table, name } of keys)
      await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
    for (const { name, columns } of await listTables(tx)) {
      const table = sql.identifier(name);
      const written = sql.join(
        columns.map((column) => sql.identifier(column)),
        sql`, `,
      );
      await tx.execute(sql`truncate ${table}`);
      for await (const lines of rows.of(name))
        await tx.execute(
          sql`insert into ${table} (${written}) overriding system value
            select ${written} from json_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::json)`,
        );
    }
    for (const { table, name, definition } of keys)
      await tx.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    for (const [name, value] of Object.entries(await rows.sequences()))
      await tx.execute(sql`select setval(${`public.${name}`}::regclass, ${value}::bigint)`);
  });
