import type * as z from 'zod';
import type { Author, Deps } from '@/backend/deps';
import { invalid, Refusal, toIssues } from '@/backend/errors';
import { type Act, runAct } from '@/backend/core/access/act';
import { type Cells, columnAt, toDraft } from './cells';
import type { Kind } from './kind';
import { withOneName } from './one-name';
import type { TableRow } from './table';

export interface BadCell {
  line: number;
  column: string;
  code: string;
  /** What stands in the way, such as the lesson that has the room, or the line of the same record. */
  detail?: string;
}

export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  bad: BadCell[];
  /** Batches were stored before the one with the first bad row: so many rows, the last of them on this line. */
  stored?: { rows: number; line: number };
}

interface ImportOptions {
  author: Author;
  requestId: string;
  dryRun: boolean;
  /** So many rows are stored together, so that what breaks off keeps what came before; all of them without it. */
  batchRows?: number;
  /** After each row: how many are read, and how many of them are stored. */
  onRow?: (done: number, stored: number) => void;
  /** The records that rows are found to name, with their lines: one that stands twice is a bad row. Filled here. */
  seen?: Map<string, number>;
  /** The record that a row is found to name. */
  onKey?: (key: string) => void;
}

type Outcome = 'created' | 'updated' | 'unchanged';

/** Rolls back a transaction on purpose. */
class Undo extends Error {}

const parse = <T>(schema: z.ZodType<T>, draft: unknown): T => {
  const result = schema.safeParse(draft);
  if (result.success) return result.data;
  throw invalid(toIssues('body', result.error));
};

/** The real changes: fields whose text differs and whose meaning differs too. */
const differing = (kind: Kind, before: Cells, wanted: Cells): object => {
  const fields = new Set(
    kind.columns
      .filter(
        ({ name, field }) => field in kind.change.shape && name in wanted && wanted[name] !== before[name],
      )
      .map(({ field }) => field),
  );
  const change = parse(
    kind.change,
    toDraft(kind.columns, kind.change.shape, { ...before, ...wanted }, fields),
  ) as Record<string, unknown>;
  const present = kind.change.safeParse(toDraft(kind.columns, kind.change.shape, before, fields));
  const old = present.success ? (present.data as Record<string, unknown>) : {};
  return Object.fromEntries(
    Object.entries(change).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field])),
  );
};

const storeRow = async (
  kind: Kind,
  act: Act<Author>,
  row: TableRow,
  { seen, onKey }: Required<Pick<ImportOptions, 'seen'>> & Pick<ImportOptions, 'onKey'>,
): Promise<Outcome> => {
  const spot = await kind.locate(act, row.cells);
  onKey?.(spot.key);
  const earlier = seen.get(spot.key);
  if (earlier !== undefined)
    throw invalid([{ path: kind.key.at(-1) ?? '', code: 'same-as-line', message: String(earlier) }]);
  seen.set(spot.key, row.line);
  if (!spot.present) {
    const fields = new Set(
      kind.columns.map(({ field }) => field).filter((field) => field in kind.draft.shape),
    );
    const draft = parse(
      kind.draft,
      toDraft(kind.columns, kind.draft.shape, withOneName(row.cells, true), fields),
    );
    await spot.create(draft);
    return 'created';
  }
  const change = {
    ...differing(kind, spot.present.cells, withOneName(row.cells, false)),
    ...spot.present.extra,
  };
  if (Object.keys(change).length === 0) return 'unchanged';
  await spot.present.change(change);
  return 'updated';
};

const toBadCells = (kind: Kind, { line, cells }: TableRow, refusal: Refusal): BadCell[] => {
  const issues: NonNullable<Refusal['issues']> = refusal.issues ?? [{ path: '', code: refusal.code }];
  return issues.map(({ path, code, message }) => {
    const column = path === '' ? '' : columnAt(kind.columns, path);
    if (refusal.status === 409 || code === 'same-as-line')
      return { line, column, code, ...(message && { detail: message }) };
    if (!(column in cells))
      return { line, column, code: column !== '' && code.startsWith('invalid') ? 'required' : code };
    // The contract reports `required` both for a missing choice and for an unknown one.
    const isEmpty = (cells[column] ?? '').trim() === '';
    if (isEmpty && code.startsWith('invalid')) return { line, column, code: 'required' };
    return { line, column, code: !isEmpty && code === 'required' ? 'invalid-value' : code };
  });
};

/** What can be seen of a row without the database. */
export const badCellsOf = (kind: Kind, row: TableRow): BadCell[] => {
  try {
    parse(
      kind.draft,
      toDraft(
        kind.columns,
        kind.draft.shape,
        withOneName(row.cells, true),
        new Set(Object.keys(kind.draft.shape)),
      ),
    );
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return toBadCells(kind, row, error);
  }
};

/**
 * Imports rows under the rules of the API. An existing record is updated where it differs; an equal row changes nothing.
 * Columns that the file does not have stay unchanged. A dry run is rolled back. With a bad row its batch and all that
 * follows are rolled back; the rows that follow are checked on top of it, so that they find what it would have made.
 * @returns counts of what was, or on a dry run would be, done, and every bad cell with its line.
 */
export async function importRows(
  deps: Deps,
  kind: Kind,
  rows: readonly TableRow[],
  {
    author,
    requestId,
    dryRun,
    batchRows = rows.length,
    onRow,
    seen = new Map<string, number>(),
    onKey,
  }: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, bad: [] };
  let done = 0;
  let stored = 0;
  const takeNext = async (act: Act<Author>, row: TableRow) => {
    try {
      const outcome = await act.attempt((part) =>
        storeRow(kind, part, row, { seen, ...(onKey && { onKey }) }),
      );
      report[outcome] += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report.bad.push(...toBadCells(kind, row, error));
    }
    done += 1;
    onRow?.(done, stored);
  };
  try {
    while (done < rows.length) {
      const end = dryRun ? rows.length : done + batchRows;
      await runAct(deps, { caller: author, requestId }, async (act) => {
        for (let row = rows[done]; row && (done < end || report.bad.length > 0); row = rows[done])
          await takeNext(act, row);
        if (dryRun || report.bad.length > 0) throw new Undo();
      });
      stored = done;
    }
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
    const last = dryRun ? undefined : rows[stored - 1];
    return { ...report, ...(last && { stored: { rows: stored, line: last.line } }) };
  }
  return report;
}
