import { and, count, eq, getTableColumns, inArray, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/backend/db/client';

export type ListTable = PgTable & { id: PgColumn };

/** The filters and order of a list. Conditions name columns of the list's own table; other tables only in subqueries. */
export interface ListQuery {
  /** The parameters of the caller. */
  filters?: (SQL | undefined)[];
  /** Which rows the caller may see; undefined for all. */
  visible?: SQL | undefined;
  /** Words that a row must contain. */
  search?: SQL | undefined;
  /** Ends with a unique column, so that pages do not overlap. */
  sorts: SQL[];
  start: number;
  limit: number;
  /** The conditions cost more than the rows: one scan finds and counts. The default with `search`. */
  countsWhileReading?: boolean;
  /** A cheaper statement with the same count as the conditions; it answers one number. */
  countedBy?: SQL | undefined;
  /** The order follows no index: it is computed for ids only; columns are read for the rows of the page. */
  sortsIds?: boolean;
}

export interface ListPage<Row> {
  rows: Row[];
  countTotal: number;
}

export const listWhere = ({ filters = [], visible, search }: ListQuery): SQL | undefined =>
  and(visible, ...filters, search);

export const countRows = async (db: Db, table: ListTable, where: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ value: count() }).from(table).where(where);
  return row?.value ?? 0;
};

const countsWhileReading = (query: ListQuery) => query.countsWhileReading ?? query.search !== undefined;

const countOf = (table: ListTable, query: ListQuery): SQL<number> => {
  if (query.countedBy) return sql`(${query.countedBy})`.mapWith(Number);
  const where = listWhere(query);
  return sql`(select count(*) from ${table}${where ? sql` where ${where}` : sql``})`.mapWith(Number);
};

/** The ids of one page as a table `page`, with the count of all pages. */
const pageOfIds = (table: ListTable, query: ListQuery): SQL => {
  const where = listWhere(query);
  const condition = where ? sql` where ${where}` : sql``;
  const order = sql.join(query.sorts, sql`, `);
  // `offset 0` prevents PostgreSQL from scanning the order's index to the end. Counting after sorting materializes
  // only ids; before it, whole rows.
  const page = countsWhileReading(query)
    ? sql`select id, count(*) over () as total from (select ${table.id} as id
        from (select * from ${table}${condition} offset 0) ${table} order by ${order}) sorted
        limit ${query.limit} offset ${query.start}`
    : sql`select ${table.id} as id, ${countOf(table, query)} as total from ${table}${condition}
        order by ${order} limit ${query.limit} offset ${query.start}`;
  return sql`(select id, total, row_number() over () as position from (${page}) found) page`;
};

/**
 * One page of a list and the total count, in one statement. Without words, the page follows the index of its order
 * and the count uses its own index. With words, one scan finds and counts ids, and columns are read for the rows of
 * the page only.
 * @param select the columns that are shown with `total` among them, and their joins; no conditions
 */
export async function listPage<Select extends PgSelect>(
  db: Db,
  table: ListTable,
  query: ListQuery,
  select: (total: SQL<number>) => Select,
): Promise<ListPage<Select['_']['result'][number]>> {
  const { start, limit, sorts } = query;
  const where = listWhere(query);
  const statement =
    countsWhileReading(query) || query.sortsIds
      ? select(sql<number>`page.total`.mapWith(Number))
          .innerJoin(pageOfIds(table, query), eq(sql`page.id`, table.id))
          .orderBy(sql`page.position`)
      : select(countOf(table, query))
          .where(where)
          .orderBy(...sorts)
          .limit(limit)
          .offset(start);
  const rows = (await statement) as Select['_']['result'];
  const [first] = rows as { total?: unknown }[];
  if (first) return { rows, countTotal: Number(first.total) };
  // A page past the end has no row that could carry the count.
  return { rows, countTotal: start === 0 ? 0 : await countRows(db, table, where) };
}

/**
 * The ids of one page in order, in one text: the driver needs longer to read ten thousand rows than the database
 * needs to find them.
 */
export async function listIds(
  db: Db,
  table: ListTable,
  query: ListQuery,
): Promise<{ ids: string[]; countTotal: number }> {
  const [row] = await db
    .select({
      ids: sql<string | null>`string_agg(page.id::text, ',' order by page.position)`,
      total: sql<number | null>`max(page.total)`,
    })
    .from(pageOfIds(table, query));
  if (row?.ids) return { ids: row.ids.split(','), countTotal: Number(row.total) };
  return { ids: [], countTotal: query.start === 0 ? 0 : await countRows(db, table, listWhere(query)) };
}

/**
 * One page of a list whose columns are expensive or joined: finds the ids first and then reads the rows of the page.
 * @param read rows for a condition on the list's table, in that order
 */
export async function listJoined<Row>(
  db: Db,
  table: ListTable,
  query: ListQuery,
  read: (where: SQL, sorts: SQL[]) => PromiseLike<Row[]>,
): Promise<ListPage<Row>> {
  const { ids, countTotal } = await listIds(db, table, query);
  return { rows: ids.length > 0 ? await read(inArray(table.id, ids), query.sorts) : [], countTotal };
}

/** One page of a table that needs no joins. */
export async function listTable<Table extends ListTable>(
  db: Db,
  table: Table,
  query: ListQuery,
): Promise<ListPage<InferSelectModel<Table>>> {
  const from: ListTable = table;
  const page = countsWhileReading(query)
    ? listJoined(db, from, query, (where, sorts) =>
        db
          .select()
          .from(from)
          .where(where)
          .orderBy(...sorts),
      )
    : listPage(db, from, query, (total) =>
        db
          .select({ ...getTableColumns(from), total })
          .from(from)
          .$dynamic(),
      );
  return (await page) as ListPage<InferSelectModel<Table>>;
}
