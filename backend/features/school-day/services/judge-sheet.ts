import type { TriedRow } from '@/lib/contract/batch';
import type { SheetOutcome } from '@/lib/contract/school-day/sheets';

/** What a cell says; null is an empty cell. */
interface CellValue<V extends string | number> {
  value: V;
  note: string | null;
}

export interface Cell<V extends string | number> extends CellValue<V> {
  version: number;
}

/** A row of the caller, on top of the version that they read; 0 is an empty cell. */
export interface WantedCell<V extends string | number> {
  studentId: string;
  value: V | null;
  note: string | null;
  version: number;
  /** Why a value that has been seen is changed. */
  reason?: string | null;
  /** How long ago it was written. */
  ageSeconds?: number | undefined;
}

export interface CellChange<V extends string | number> {
  studentId: string;
  before: Cell<V> | null;
  after: Cell<V> | null;
  reason: string | null;
}

type Issue = { path: string; code: string; message?: string };

interface Sheet<V extends string | number> {
  members: ReadonlySet<string>;
  cells: ReadonlyMap<string, Cell<V>>;
  /** What is wrong with a value. */
  fault?: (value: V) => Issue | null;
  /** Students have seen the values: whoever changes one says why. */
  isSeen?: boolean;
  /** Whether this row in place of what stands there wants a reason. */
  needsReason?: (before: Cell<V>, row: WantedCell<V>) => boolean;
  /** Cells that the caller leaves as they are. */
  isFixed?: (studentId: string) => boolean;
  /** Whether a row counts although somebody else has written its cell since it was read. */
  isLater?: (row: WantedCell<V>) => boolean;
}

const valueOf = <V extends string | number>(cell: CellValue<V> | null): CellValue<V> | null =>
  cell && { value: cell.value, note: cell.note };

const isSame = <V extends string | number>(a: CellValue<V> | null, b: CellValue<V> | null) =>
  a?.value === b?.value && (a?.note ?? null) === (b?.note ?? null);

/**
 * What becomes of each row of a sheet, and what has to be stored. A wrong row stops no other. A row that says what stands
 * there already changes nothing, so a repeated call does nothing twice.
 */
export function judgeSheet<V extends string | number>(
  rows: readonly TriedRow<WantedCell<V>>[],
  { members, cells, fault, isSeen = false, needsReason, isFixed, isLater }: Sheet<V>,
): { outcomes: SheetOutcome[]; changes: CellChange<V>[] } {
  const now = new Map<string, Cell<V>>(cells);
  const changes = new Map<string, CellChange<V>>();
  const judge = (row: WantedCell<V>, index: number): SheetOutcome => {
    const refused = (status: number, code: string, message: string) => ({
      index,
      ok: false as const,
      status,
      code,
      message,
    });
    if (!members.has(row.studentId)) return refused(404, 'not-found', 'This student is not in the course.');
    const invalid = (issue: Issue) => ({ ...refused(422, 'invalid', 'Data is invalid.'), issues: [issue] });
    const issue = row.value === null ? null : (fault?.(row.value) ?? null);
    if (issue) return invalid(issue);
    const before = now.get(row.studentId) ?? null;
    const wanted = row.value === null ? null : { value: row.value, note: row.note || null };
    const version = before?.version ?? 0;
    if (isSame(before, wanted)) return { index, ok: true, version };
    if (isFixed?.(row.studentId))
      return {
        ...refused(409, 'office-corrected', 'The office has corrected this cell.'),
        version,
        theirs: valueOf(before),
        yours: wanted,
      };
    if (row.version !== version && !isLater?.(row))
      return {
        ...refused(412, 'stale-version', 'Somebody else has changed this cell.'),
        version,
        theirs: valueOf(before),
        yours: wanted,
      };
    const isAsked = before !== null && (isSeen || (needsReason?.(before, row) ?? false));
    if (isAsked && !row.reason) return invalid({ path: 'reason', code: 'required' });
    const after = wanted && { ...wanted, version: version + 1 };
    const first = changes.get(row.studentId)?.before;
    changes.set(row.studentId, {
      studentId: row.studentId,
      before: first === undefined ? before : first,
      after,
      reason: isAsked ? (row.reason ?? null) : null,
    });
    if (after) now.set(row.studentId, after);
    else now.delete(row.studentId);
    return { index, ok: true, version: after?.version ?? 0 };
  };
  const outcomes = rows.map((tried, index) =>
    tried.ok
      ? judge(tried.row, index)
      : {
          index,
          ok: false as const,
          status: 422,
          code: 'invalid',
          message: 'Data is invalid.',
          issues: tried.issues,
        },
  );
  return { outcomes, changes: [...changes.values()] };
}
