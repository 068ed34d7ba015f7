import * as z from 'zod';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { attendanceRow } from '@/lib/contract/school-day/attendance-shapes';
import type { SheetOutcome } from '@/lib/contract/school-day/sheets';
import { deviceStore } from '@/lib/device/device-store';
import type { AttendanceMark } from '@/lib/domain/school-day/attendance';

const row = { studentId: true, mark: true, note: true, reason: true, version: true } as const;
const mark = attendanceRow.pick(row).extend({
  /** When it was tapped, in milliseconds by the clock of the phone. */
  at: z.number(),
  /** Chosen, and not saved yet: the office saves its marks together, with the reason of its corrections. */
  held: z.literal(true).optional(),
});
export type QueuedMark = z.output<typeof mark>;
export const queuedMarks = z.array(mark);

/** The code of a mark that the service took for a correction. */
export const reasonMissing = 'reason-missing';

/** What was not taken, and what stands there. */
const refusal = z.object({
  studentId: z.string(),
  code: z.string(),
  theirs: z.string().nullable(),
  yours: z.string().nullable(),
});
export type Refusal = z.output<typeof refusal>;

const sheet = z.object({
  orgId: z.string(),
  sessionId: z.string(),
  marks: z.array(mark),
  /** What these marks are sent under by page and worker alike, however often; other marks have another. */
  key: z.string().default(newIdempotencyKey),
  refused: z.array(refusal),
  /** Why the sheet as a whole was not taken. Its marks stay here, and are sent again only when somebody asks for it. */
  blocked: z.string().nullable().default(null),
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
  const own = sheets?.find(isHere) ?? { ...place, marks: [], key: '', refused: [], blocked: null };
  const changed = change(own);
  const isSame =
    changed.marks.length === own.marks.length && changed.marks.every((each) => own.marks.includes(each));
  const key = isSame && own.key ? own.key : newIdempotencyKey();
  return orNothing([...(sheets ?? []).filter((each) => !isHere(each)), { ...changed, key }]);
};

/** The latest mark of each student waits. */
export const withMarks = (sheets: Sheets, place: Place, marks: readonly QueuedMark[]) =>
  changeSheet(sheets, place, (own) => {
    const isNew = ({ studentId }: QueuedMark) => marks.some((each) => each.studentId === studentId);
    return { ...own, marks: [...own.marks.filter((each) => !isNew(each)), ...marks] };
  });

/** Forgets choices that say what stands in their cells. */
export const withoutChoices = (sheets: Sheets, place: Place, studentIds: readonly string[]) =>
  changeSheet(sheets, place, (own) => ({
    ...own,
    marks: own.marks.filter(({ held, studentId }) => !held || !studentIds.includes(studentId)),
  }));

/** Forgets what was refused, of one student or of all. */
export const withoutRefusals = (sheets: Sheets, place: Place, studentId?: string) =>
  changeSheet(sheets, place, (own) => ({
    ...own,
    refused: own.refused.filter((each) => studentId !== undefined && each.studentId !== studentId),
  }));

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
    const lacksReason = outcome.issues?.some(({ path }) => path === 'reason');
    const { theirs, yours } = outcome;
    const code = lacksReason ? reasonMissing : outcome.code;
    const sentMark = sent.marks[outcome.index]?.mark ?? null;
    return [{ studentId, code, theirs: textOf(theirs), yours: yours ? textOf(yours) : sentMark }];
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

/** A sheet that takes no marks; what was typed stays. */
export const blockedSheet = (sheets: Sheets, sent: Place, code: string | null) =>
  changeSheet(sheets, sent, (own) => ({ ...own, blocked: code }));

/** Forgets what waits for a sheet. */
export const withoutMarks = (sheets: Sheets, place: Place) =>
  changeSheet(sheets, place, (own) => ({ ...own, marks: [], blocked: null }));

const sentMark = mark.extend({ sessionId: z.string() });
type SentMark = z.output<typeof sentMark>;

/**
 * Marks that the server has taken, with the version of their cells: they show until the sheet that is read says so itself.
 * Nothing is lost with them, so a log-out does not ask.
 */
export const sentMarks = (owner: string) =>
  deviceStore('sala.attendance-sent', z.array(sentMark), { scope: 'device', owner });

const sentKeptMs = 48 * 3_600_000;

export const withSent = (
  before: readonly SentMark[] | null,
  sent: Pick<QueuedSheet, 'sessionId' | 'marks'>,
  outcomes: readonly SheetOutcome[],
  now: number,
): SentMark[] => {
  const taken = outcomes.flatMap((outcome) => {
    const row = sent.marks[outcome.index];
    return outcome.ok && row ? [{ ...row, sessionId: sent.sessionId, version: outcome.version }] : [];
  });
  const isNewer = ({ sessionId, studentId }: SentMark) =>
    taken.some((each) => each.sessionId === sessionId && each.studentId === studentId);
  return [...(before ?? []).filter((each) => each.at > now - sentKeptMs && !isNewer(each)), ...taken];
};

/** What is sent: everything that waits, is not only chosen, and that nothing stands in the way of. */
export const sendable = (sheets: Sheets): QueuedSheet[] =>
  (sheets ?? [])
    .map((each) => ({ ...each, marks: each.marks.filter(({ held }) => !held) }))
    .filter(({ marks, blocked }) => marks.length > 0 && blocked === null);

/** What a tap makes of a mark; the first proposes the excuse of who has announced an absence. */
export const nextMark = (mark: AttendanceMark | null, isAnnounced = false): AttendanceMark => {
  if (mark === null && isAnnounced) return 'excused';
  if (mark === 'present') return 'late';
  if (mark === 'late') return 'absent';
  return mark === 'absent' ? 'excused' : 'present';
};
