'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { personNames } from '@/components/accounts/people/person-names';
import { lmsApi } from '@/lib/api/lms';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { keptKind } from '@/lib/device/kept';
import { useDeviceValue } from '@/lib/device/use-device-value';
import type { AttendanceMark } from '@/lib/domain/school-day/attendance';
import { isCorrection, opensForMarks } from '@/lib/domain/school-day/marking-window';
import { portalKeptHours } from '@/lib/domain/limits/device';
import type { Locale } from '@/lib/i18n/locales';
import { keptQuery } from '@/lib/query/kept-query';
import { lessonTitle, lessonWhen } from '@/components/school-day/timetable/lesson-names';
import {
  blockedSheet,
  markQueue,
  nextMark,
  type QueuedMark,
  sentMarks,
  withMarks,
  withoutChoices,
  withoutMarks,
  withoutRefusals,
} from './mark-queue';

const sheets = keptKind('attendance-sheet', sheetsResource.endpoints.attendance.response, {
  hours: portalKeptHours,
});

export type SheetAnswer = Awaited<ReturnType<typeof lmsApi.sheets.attendance>>;
export type SheetCell = SheetAnswer['data'][number];

interface Place {
  orgId: string;
  sessionId: string;
  owner: string;
}

/** The sheet of a lesson; it stays on the phone, so that it can be marked without a connection. */
export const sheetQuery = (
  { orgId, sessionId, owner }: Place,
  { title, locale }: { title: string; locale: Locale },
) =>
  keptQuery(lmsApi.sheets.attendance.queryOptions({ params: { orgId, id: sessionId } }), {
    kind: sheets,
    owner,
    id: sessionId,
    paper: ({ data, lesson }) => ({
      lang: locale,
      title: [title, lessonTitle(lesson, locale), lessonWhen(lesson, locale)].join(' · '),
      lines: data.map((cell) => personNames(cell, locale).name),
    }),
  });

export function useSheetQuery(place: Place) {
  const title = useTranslations('attendance')('sheet');
  const locale = useLocale();
  return useQuery({
    ...sheetQuery(place, { title, locale }),
    enabled: place.owner !== '',
    refetchInterval: 30_000,
  });
}

const timerMaxMs = 2 ** 31 - 1;

/** Whether a lesson takes marks by the clock of the phone; true as soon as it begins. */
export function useIsOpen(startsAt: string): boolean {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const leftMs = Date.parse(startsAt) - now.getTime();
    if (leftMs <= 0) return undefined;
    const timer = setTimeout(() => setNow(new Date()), Math.min(leftMs + 1, timerMaxMs));
    return () => clearTimeout(timer);
  }, [startsAt, now]);
  return opensForMarks({ startsAt }, now);
}

/** What this phone knows and the sheet does not say yet: marks that wait, and those that were just sent. */
function useOwnMarks({ owner, sessionId }: Place) {
  const [queue, sent] = useMemo(() => [markQueue(owner), sentMarks(owner)], [owner]);
  const queued = useDeviceValue(queue)?.find((each) => each.sessionId === sessionId);
  const taken = (useDeviceValue(sent) ?? []).filter((each) => each.sessionId === sessionId);
  const waiting = new Map(queued?.marks.map((each) => [each.studentId, each]));
  const sentOf = ({ studentId, version }: SheetCell) =>
    taken.find((each) => each.studentId === studentId && each.version > version);
  return {
    queue,
    queued,
    waiting,
    sentOf,
    known: (cell: SheetCell) => waiting.get(cell.studentId) ?? sentOf(cell),
  };
}

/** What stands on the sheet with what this phone knows, and the ways to change it. */
export function useSheet(place: Place, cells: readonly SheetCell[], isOffice: boolean) {
  const { orgId, sessionId } = place;
  const here = { orgId, sessionId };
  const { queue, queued, waiting, sentOf, known } = useOwnMarks(place);
  const [undone, setUndone] = useState<readonly QueuedMark[] | null>(null);
  const markOf = (cell: SheetCell): AttendanceMark | null => {
    const mine = known(cell);
    return mine ? mine.mark : cell.mark;
  };
  const noteOf = (cell: SheetCell): string | null => {
    const mine = known(cell);
    return mine ? mine.note : cell.note;
  };
  const versionOf = (cell: SheetCell) => sentOf(cell)?.version ?? cell.version;
  const as = (cell: SheetCell, mark: AttendanceMark | null, note: string | null): QueuedMark => ({
    studentId: cell.studentId,
    mark,
    note,
    reason: null,
    version: versionOf(cell),
    at: Date.now(),
    ...(isOffice && { held: true }),
  });
  const write = (marks: readonly QueuedMark[]) =>
    queue.update((all) => {
      const changed = withMarks(all, here, marks);
      const same = cells.filter((cell) => {
        const mark = marks.find(({ studentId }) => studentId === cell.studentId);
        const stored = sentOf(cell) ?? cell;
        return mark?.mark === stored.mark && mark.note === stored.note;
      });
      return withoutChoices(
        changed,
        here,
        same.map(({ studentId }) => studentId),
      );
    });
  const change = (changed: readonly SheetCell[], marks: readonly QueuedMark[]) => {
    setUndone(changed.map((cell) => as(cell, markOf(cell), noteOf(cell))));
    write(marks);
  };
  const choose = (cell: SheetCell, mark: AttendanceMark | null) =>
    change([cell], [as(cell, mark, noteOf(cell))]);
  const unmarked = cells.filter((cell) => markOf(cell) === null);
  /** Who has announced to be absent is marked by hand: nobody knows yet whether they came. */
  const expected = unmarked.filter(({ announced }) => announced === null);
  const chosen = cells.flatMap((cell) => {
    const mark = waiting.get(cell.studentId);
    return mark?.held ? [{ cell, mark }] : [];
  });
  return {
    markOf,
    noteOf,
    unmarked,
    expected,
    /** What the office has chosen and not saved. */
    chosen: chosen.length,
    needsReason: chosen.some(({ cell, mark }) => isCorrection(sentOf(cell) ?? cell, mark)),
    waiting: waiting.size - chosen.length,
    refused: queued?.refused ?? [],
    blocked: queued?.blocked ?? null,
    canUndo: undone !== null,
    fill: () =>
      change(
        expected,
        expected.map((cell) => as(cell, 'present', noteOf(cell))),
      ),
    tap: (cell: SheetCell) => choose(cell, nextMark(markOf(cell), cell.announced !== null)),
    choose,
    note: (cell: SheetCell, text: string) => change([cell], [as(cell, markOf(cell), text || null)]),
    /** Lets what was chosen leave, with one reason for all. */
    release: (reason: string) => {
      const at = Date.now();
      const marks = chosen.map(({ cell, mark: { studentId, mark, note, version } }) => ({
        studentId,
        mark,
        note,
        reason: reason || null,
        version: Math.max(version, sentOf(cell)?.version ?? 0),
        at,
      }));
      queue.update((all) => withMarks(all, here, marks));
      setUndone(null);
    },
    undo: () => {
      if (!undone) return;
      write(undone.map((mark) => ({ ...mark, at: Date.now() })));
      setUndone(null);
    },
    /** Chooses once more what somebody else was faster with. */
    keep: (cell: SheetCell, mark: AttendanceMark | null) => {
      queue.update((all) => withoutRefusals(all, here, cell.studentId));
      choose(cell, mark);
    },
    dismiss: () => queue.update((all) => withoutRefusals(all, here)),
    sendAgain: () => queue.update((all) => blockedSheet(all, here, null)),
    discard: () => queue.update((all) => withoutMarks(all, here)),
  };
}
export type AttendanceSheet = ReturnType<typeof useSheet>;
