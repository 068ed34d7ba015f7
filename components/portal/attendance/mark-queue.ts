import * as z from 'zod';
import { type SheetOutcome, attendanceRow } from '@/lib/contract/lms/sheets';
import { deviceStore } from '@/lib/device/device-store';
import type { AttendanceMark } from '@/lib/domain/learning/attendance';

const mark = attendanceRow.pick({ studentId: true, mark: true, note: true, version: true }).extend({
  /** When it was tapped, in milliseconds by the clock of the phone. */
  at: z.number(),
});
export type QueuedMark = z.output<typeof mark>;

/** What was not taken: what stands there, or why nothing can be written. */
const refusal = z.object({
  studentId: z.string().nullable(),
  code: z.string(),
  theirs: z.string().nullable(),
  yours: z.string().nullable(),
});
export type Refusal = z.output<typeof refusal>;

const sheet = z.object({
  orgId: z.string(),
  sessionId: z.string(),
  marks: z.array(mark),
  refused: z.array(refusal),
});
export type QueuedSheet = z.output<typeof sheet>;

/** Marks that the server does not have yet; they stay through a restart, and a log-out asks before they are lost. */
export const markQueue = (owner: string) =>
  deviceStore('sala.attendance', z.array(sheet), { scope: 'device', owner });
export type MarkQueue = ReturnType<typeof markQueue>;

type Sheets = readonly QueuedSheet[] | null;
type Place = Pick<QueuedSheet, 'orgId' | 'sessionId'>;

/** Nothing is null, so that a log-out has nothing to ask about. */
const orNothing = (sheets: QueuedSheet[]): QueuedSheet[] | null => {
  const kept = sheets.filter(({ marks, refused }) => marks.length > 0 || refused.length > 0);
  return kept.length > 0 ? kept : null;
};

const changeSheet = (sheets: Sheets, place: Place, change: (sheet: QueuedSheet) => QueuedSheet) => {
  const isHere = ({ sessionId }: QueuedSheet) => sessionId === place.sessionId;
  const own = sheets?.find(isHere) ?? { ...place, marks: [], refused: [] };
  return orNothing([...(sheets ?? []).filter((each) => !isHere(each)), change(own)]);
};

/** The latest mark of each student waits. */
export const withMarks = (sheets: Sheets, place: Place, marks: readonly QueuedMark[]) =>
  changeSheet(sheets, place, (own) => {
    const isNew = ({ studentId }: QueuedMark) => marks.some((each) => each.studentId === studentId);
    return { ...own, marks: [...own.marks.filter((each) => !isNew(each)), ...marks] };
  });

export const withoutRefusals = (sheets: Sheets, place: Place) =>
  changeSheet(sheets, place, (own) => ({ ...own, refused: [] }));

const textOf = (value: { value: string | number } | null | undefined) => (value ? String(value.value) : null);

/** What stays once the server has answered: marks tapped since then, and what it did not take. */
export const answered = (
  sheets: Sheets,
  sent: QueuedSheet,
  outcomes: readonly SheetOutcome[],
): QueuedSheet[] | null => {
  const refused = outcomes.flatMap((outcome) => {
    const studentId = sent.marks[outcome.index]?.studentId;
    if (outcome.ok || !studentId) return [];
    const { code, theirs, yours } = outcome;
    return [{ studentId, code, theirs: textOf(theirs), yours: textOf(yours) }];
  });
  return changeSheet(sheets, sent, (own) => ({
    ...own,
    marks: own.marks.filter(
      (each) => !sent.marks.some(({ studentId, at }) => studentId === each.studentId && at === each.at),
    ),
    refused: [
      ...own.refused.filter(({ studentId }) => !refused.some((each) => each.studentId === studentId)),
      ...refused,
    ],
  }));
};

/** A sheet that takes no marks at all any more. */
export const refusedSheet = (sheets: Sheets, sent: QueuedSheet, code: string) =>
  changeSheet(sheets, sent, (own) => ({
    ...own,
    marks: [],
    refused: [{ studentId: null, code, theirs: null, yours: null }],
  }));

/** What a tap makes of a mark. */
export const nextMark = (mark: AttendanceMark | null): AttendanceMark => {
  if (mark === 'present') return 'late';
  if (mark === 'late') return 'absent';
  return mark === 'absent' ? 'excused' : 'present';
};

/** The rows of a call; how old each mark is does not depend on the clock of the phone. */
export const rowsOf = ({ marks }: QueuedSheet, now: number) =>
  marks.map(({ at, ...row }) => ({ ...row, ageSeconds: Math.max(0, Math.round((now - at) / 1000)) }));
