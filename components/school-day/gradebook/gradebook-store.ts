import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import type { SheetOutcome } from '@/lib/contract/school-day/sheets';
import {
  absentFromTest,
  excusedFromTest,
  type ScoreValue,
  scoreValueOf,
} from '@/lib/domain/school-day/assessments';
import { readTypedScore, type TypedScore } from '@/lib/domain/school-day/typed-score';

export type Value = ScoreValue | null;
type Wrong = Extract<TypedScore, { kind: 'wrong' }>['code'];

/** A cell as it is stored, and what was typed into it since. */
interface GradebookCell {
  stored: Value;
  remark: string | null;
  /** 0 for a cell that nobody has filled. */
  version: number;
  /** What stands in the field; null while it is what is stored. */
  typed: string | null;
  state: 'stored' | 'wrong' | 'waiting' | 'asks' | 'failed' | 'theirs';
  wrong?: Wrong;
  /** What was sent of it and not answered, so that nobody knows what is stored. */
  isSent?: boolean;
  /** What somebody else wrote meanwhile. */
  theirs?: Value;
}

export interface CellPlace {
  studentId: string;
  assessmentId: string;
}
export type Wanted = CellPlace & {
  value: Value;
  remark: string | null;
  version: number;
  reason: string | null;
};
type Column = Pick<Gradebook['assessments'][number], 'assessmentId' | 'maxScore' | 'publishedAt'>;

export const keyOf = ({ studentId, assessmentId }: CellPlace) => `${studentId} ${assessmentId}`;
const emptyCell: GradebookCell = { stored: null, remark: null, version: 0, typed: null, state: 'stored' };

const valueOf = (typed: TypedScore): Value => {
  if (typed.kind === 'score') return typed.score;
  if (typed.kind === 'excused') return excusedFromTest;
  return typed.kind === 'absent' ? absentFromTest : null;
};

/** What a value of the wire is in a cell. */
const valueIn = (value: { value: string | number } | null | undefined): Value => {
  if (!value) return null;
  if (typeof value.value === 'number') return value.value;
  return value.value === excusedFromTest ? excusedFromTest : absentFromTest;
};

/** A value as somebody would type it. */
const textOf = (value: Value): string => {
  if (typeof value !== 'string') return value?.toString() ?? '';
  return value === excusedFromTest ? 'exc' : 'abs';
};

const cellsOf = ({ data }: Gradebook): Map<string, GradebookCell> =>
  new Map(
    data.flatMap(({ studentId, cells }) =>
      cells.map(({ assessmentId, remark, version, ...marked }): [string, GradebookCell] => [
        keyOf({ studentId, assessmentId }),
        { ...emptyCell, stored: scoreValueOf(marked), remark, version },
      ]),
    ),
  );

/** The cells of a gradebook outside of React, so that a key draws one cell and not twelve hundred. */
export function createGradebookStore(book: Gradebook) {
  const cells = cellsOf(book);
  const columns = new Map<string, Column>(book.assessments.map((row) => [row.assessmentId, row]));
  const listeners = new Set<() => void>();
  let changes = 0;
  const tell = () => {
    changes += 1;
    for (const listener of listeners) listener();
  };
  const get = (place: CellPlace): GradebookCell => cells.get(keyOf(place)) ?? emptyCell;
  const set = (place: CellPlace, change: Partial<GradebookCell>) =>
    cells.set(keyOf(place), { ...get(place), ...change });
  const placesIn = (...states: GradebookCell['state'][]): CellPlace[] =>
    [...cells].flatMap(([key, { state }]) => {
      const [studentId = '', assessmentId = ''] = key.split(' ');
      return states.includes(state) ? [{ studentId, assessmentId }] : [];
    });

  /** Judges what stands in a field; a score that its student has read asks for a reason first. */
  const judge = (place: CellPlace, text: string) => {
    const column = columns.get(place.assessmentId);
    if (!column) return;
    const cell = get(place);
    const typed = readTypedScore(text, column.maxScore);
    if (typed.kind === 'wrong') set(place, { typed: text, state: 'wrong', wrong: typed.code });
    else if (valueOf(typed) === cell.stored && !cell.isSent) set(place, { typed: null, state: 'stored' });
    else
      set(place, {
        typed: text,
        state: column.publishedAt !== null && cell.version > 0 ? 'asks' : 'waiting',
      });
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changes: () => changes,
    get,
    /** What a cell means to say now; what is wrong says what is stored. */
    valueAt: (place: CellPlace): Value => {
      const { typed, stored, state } = get(place);
      const column = columns.get(place.assessmentId);
      if (typed === null || state === 'wrong' || !column) return stored;
      return valueOf(readTypedScore(typed, column.maxScore));
    },
    write: (rows: readonly (CellPlace & { text: string })[]) => {
      for (const { text, ...place } of rows) judge(place, text);
      tell();
    },
    /** Back to what is stored. */
    drop: (places: readonly CellPlace[]) => {
      for (const place of places) set(place, { typed: null, state: 'stored' });
      tell();
    },
    again: () => {
      for (const place of placesIn('failed')) set(place, { state: 'waiting' });
      tell();
    },
    /** Keeps what was typed on top of what somebody else wrote. */
    keepMine: (place: CellPlace) => {
      judge(place, get(place).typed ?? '');
      tell();
    },
    placesIn,
    columnOf: (assessmentId: string) => columns.get(assessmentId),
    setColumns: (rows: readonly Column[]) => {
      for (const row of rows) columns.set(row.assessmentId, row);
    },
    /** What became of the cells that were sent; what was typed meanwhile waits on the new version. */
    settle: (sent: readonly (Wanted & { typed: string | null })[], outcomes: readonly SheetOutcome[]) => {
      for (const outcome of outcomes) {
        const row = sent[outcome.index];
        if (!row) continue;
        const current = get(row);
        const isMoved = current.typed !== row.typed;
        // What was dropped meanwhile goes back to what stood there before.
        const meant = current.typed ?? textOf(current.stored);
        set(row, { isSent: false });
        if (outcome.ok) {
          set(row, {
            stored: row.value,
            version: outcome.version,
            ...(!isMoved && { typed: null, state: 'stored' }),
          });
          if (isMoved) judge(row, meant);
        } else if (outcome.status === 412) {
          const theirs = valueIn(outcome.theirs);
          set(row, { stored: theirs, theirs, version: outcome.version ?? 0, state: 'theirs' });
        } else if (outcome.issues?.some(({ path }) => path === 'reason')) set(row, { state: 'asks' });
        else set(row, { state: 'failed' });
      }
      tell();
    },
    send: (places: readonly CellPlace[]) => {
      for (const place of places) set(place, { isSent: true });
    },
    /** @param isLost whether they may be stored all the same */
    fail: (places: readonly CellPlace[], isLost: boolean) => {
      for (const place of places) set(place, { state: 'failed', isSent: isLost });
      tell();
    },
  };
}
export type GradebookStore = ReturnType<typeof createGradebookStore>;
