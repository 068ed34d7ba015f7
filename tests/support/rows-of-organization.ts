import { sql } from 'drizzle-orm';
import type { WriteDb } from '@/backend/db/client';

/** How the rows of a table are found that belong to an organization. */
const owners = {
  school_id: (id: string) => sql`t.school_id = ${id}`,
  organization_id: (id: string) => sql`t.organization_id = ${id}`,
  bank_id: (id: string) => sql`t.bank_id = ${id}`,
  applicant_id: (id: string) => sql`t.applicant_id in (select id from applicants where school_id = ${id})`,
  student_id: (id: string) => sql`t.student_id in (select id from students where school_id = ${id})`,
  course_id: (id: string) => sql`t.course_id in (select id from class_courses where school_id = ${id})`,
} as const;

/** What changes with every write and says nothing of its own. */
const unsaid = ['version', 'updated_at', 'search_fold'];

const rowsOf = async <T>(db: WriteDb, query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/** All that is stored of an organization: each table with its rows as text, in one order. */
async function rowsOfOrganization(db: WriteDb, id: string): Promise<ReadonlyMap<string, string>> {
  const columns = await rowsOf<{ table: string; column: keyof typeof owners }>(
    db,
    sql`select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
        and c.column_name in ${Object.keys(owners)} order by 1, 2`,
  );
  const found = new Map<string, string>();
  for (const { table, column } of columns) {
    const [row] = await rowsOf<{ content: string | null }>(
      db,
      sql`select string_agg(content, chr(10) order by content) as content from (
        select (to_jsonb(t) - ${sql.raw(`'{${unsaid.join(',')}}'::text[]`)})::text as content
        from ${sql.identifier(table)} t where ${owners[column](id)}) rows`,
    );
    found.set(`${table}.${column}`, row?.content ?? '');
  }
  return found;
}

/** The tables of an organization in which work has changed something, in the order of the alphabet. */
export async function changesAt(db: WriteDb, id: string, work: () => Promise<unknown>): Promise<string[]> {
  const before = await rowsOfOrganization(db, id);
  await work();
  const after = await rowsOfOrganization(db, id);
  const changed = [...after].filter(([key, rows]) => rows !== before.get(key));
  return [...new Set(changed.map(([key]) => key.split('.')[0] ?? ''))].toSorted();
}
