'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { personNames } from '@/components/people/people/person-names';
import { lmsApi } from '@/lib/api/lms';
import { sheetsResource } from '@/lib/contract/lms/sheets';
import { keptKind } from '@/lib/device/kept';
import { useDeviceValue } from '@/lib/device/use-device-value';
import type { AttendanceMark } from '@/lib/domain/learning/attendance';
import { keptQuery } from '@/lib/query/kept-query';
import { markQueue, nextMark, type QueuedMark, withMarks, withoutRefusals } from './mark-queue';

const sheets = keptKind('attendance-sheet', sheetsResource.endpoints.attendance.response);

export type SheetCell = Awaited<ReturnType<typeof lmsApi.sheets.attendance>>['data'][number];

interface Place {
  orgId: string;
  sessionId: string;
  owner: string;
}

/** The sheet of a lesson; it stays on the phone, so that it can be marked without a connection. */
export function useSheetQuery({ orgId, sessionId, owner }: Place) {
  const t = useTranslations('portal.attendance');
  const locale = useLocale();
  return useQuery({
    ...keptQuery(lmsApi.sheets.attendance.queryOptions({ params: { orgId, id: sessionId } }), {
      kind: sheets,
      owner,
      id: sessionId,
      paper: ({ data }) => ({
        lang: locale,
        title: t('sheet'),
        lines: data.map((cell) => personNames(cell, locale).name),
      }),
    }),
    enabled: owner !== '',
    refetchInterval: 30_000,
  });
}

/** What stands on the sheet with what waits on this phone, and the ways to change it. */
export function useSheet(place: Place, cells: readonly SheetCell[]) {
  const { orgId, sessionId, owner } = place;
  const queue = useMemo(() => markQueue(owner), [owner]);
  const queued = useDeviceValue(queue)?.find((each) => each.sessionId === sessionId);
  const waiting = new Map(queued?.marks.map((each) => [each.studentId, each]));
  const [undone, setUndone] = useState<readonly QueuedMark[] | null>(null);
  const markOf = ({ studentId, mark }: SheetCell): AttendanceMark | null => {
    const mine = waiting.get(studentId);
    return mine ? mine.mark : mark;
  };
  const noteOf = ({ studentId, note }: SheetCell): string | null => {
    const mine = waiting.get(studentId);
    return mine ? mine.note : note;
  };
  const as = (cell: SheetCell, mark: AttendanceMark | null, note: string | null): QueuedMark => ({
    studentId: cell.studentId,
    mark,
    note,
    version: cell.version,
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
    canUndo: undone !== null,
    fill: () =>
      change(
        unmarked,
        unmarked.map((cell) => as(cell, 'present', noteOf(cell))),
      ),
    tap: (cell: SheetCell, reason?: string) =>
      change([cell], [as(cell, nextMark(markOf(cell)), reason ?? noteOf(cell))]),
    note: (cell: SheetCell, text: string) => change([cell], [as(cell, markOf(cell), text || null)]),
    undo: () => {
      if (!undone) return;
      write(undone.map((mark) => ({ ...mark, at: Date.now() })));
      setUndone(null);
    },
    dismiss: () => queue.update((all) => withoutRefusals(all, { orgId, sessionId })),
  };
}
export type Sheet = ReturnType<typeof useSheet>;
