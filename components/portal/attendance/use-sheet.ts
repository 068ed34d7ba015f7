'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { personNames } from '@/components/people/people/person-names';
import { lmsApi } from '@/lib/api/lms';
import { sheetsResource } from '@/lib/contract/lms/sheets';
import { keptKind } from '@/lib/device/kept';
import { useDeviceValue } from '@/lib/device/use-device-value';
import type { AttendanceMark } from '@/lib/domain/learning/attendance';
import { opensForMarks } from '@/lib/domain/learning/marking-window';
import { portalKeptHours } from '@/lib/domain/limits/device';
import type { Locale } from '@/lib/i18n/locales';
import { keptQuery } from '@/lib/query/kept-query';
import { lessonTitle, lessonWhen } from '@/components/portal/timetable/lesson-names';
import {
  blockedSheet,
  markQueue,
  nextMark,
  type QueuedMark,
  sentMarks,
  withMarks,
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
  const title = useTranslations('portal.attendance')('sheet');
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

/** What stands on the sheet with what waits on this phone, and the ways to change it. */
export function useSheet(place: Place, cells: readonly SheetCell[]) {
  const { orgId, sessionId } = place;
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
  const as = (cell: SheetCell, mark: AttendanceMark | null, note: string | null): QueuedMark => ({
    studentId: cell.studentId,
    mark,
    note,
    version: sentOf(cell)?.version ?? cell.version,
    at: Date.now(),
  });
  const write = (marks: readonly QueuedMark[]) =>
    queue.update((all) => withMarks(all, { orgId, sessionId }, marks));
  const change = (changed: readonly SheetCell[], marks: readonly QueuedMark[]) => {
    setUndone(changed.map((cell) => as(cell, markOf(cell), noteOf(cell))));
    write(marks);
  };
  const unmarked = cells.filter((cell) => markOf(cell) === null);
  return {
    markOf,
    noteOf,
    unmarked,
    waiting: waiting.size,
    refused: queued?.refused ?? [],
    blocked: queued?.blocked ?? null,
    canUndo: undone !== null,
    fill: () =>
      change(
        unmarked,
        unmarked.map((cell) => as(cell, 'present', noteOf(cell))),
      ),
    tap: (cell: SheetCell) => change([cell], [as(cell, nextMark(markOf(cell)), noteOf(cell))]),
    note: (cell: SheetCell, text: string) => change([cell], [as(cell, markOf(cell), text || null)]),
    undo: () => {
      if (!undone) return;
      write(undone.map((mark) => ({ ...mark, at: Date.now() })));
      setUndone(null);
    },
    dismiss: () => queue.update((all) => withoutRefusals(all, { orgId, sessionId })),
    sendAgain: () => queue.update((all) => blockedSheet(all, { orgId, sessionId }, null)),
    discard: () => queue.update((all) => withoutMarks(all, { orgId, sessionId })),
  };
}
export type Sheet = ReturnType<typeof useSheet>;
