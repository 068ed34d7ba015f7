'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { personNames } from '@/components/people/people/person-names';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { SkeletonText } from '@/components/ui/skeleton';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { lmsApi } from '@/lib/api/lms';
import type { ClassSession } from '@/lib/contract/lms/course-shapes';
import type { SheetOutcome } from '@/lib/contract/lms/sheets';
import { type AttendanceMark, attendanceMarks } from '@/lib/domain/learning/attendance';

type Cell = Awaited<ReturnType<typeof lmsApi.sheets.attendance>>['data'][number];
/** '' empties the cell. */
type Choice = AttendanceMark | '';
type Refused = Extract<SheetOutcome, { ok: false }>;

interface AttendanceSheetProps {
  schoolId: string;
  lesson: ClassSession;
  onDone: () => void;
}

interface PupilsProps extends AttendanceSheetProps {
  cells: readonly Cell[];
}

/** What was chosen, and what became of it; what somebody else wrote meanwhile is shown beside it. */
function useSheet({ schoolId, lesson, cells, onDone }: PupilsProps) {
  const t = useTranslations('classDesk.attendance');
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const mark = useMutation(
    lmsApi.sheets.markAttendance.mutationOptions({ meta: { invalidates: [lmsApi.sheets.key] } }),
  );
  const choiceOf = ({ studentId, mark: stored }: Cell): Choice => chosen.get(studentId) ?? stored ?? '';
  const changed = cells.filter((cell) => choiceOf(cell) !== (cell.mark ?? ''));
  const choose = (studentId: string, choice: Choice) =>
    setChosen((before) => new Map(before).set(studentId, choice));
  const fill = () =>
    setChosen((before) => {
      const unmarked = cells.filter((cell) => choiceOf(cell) === '');
      return new Map([...before, ...unmarked.map(({ studentId }) => [studentId, 'present'] as const)]);
    });
  const save = async () => {
    setFailure(null);
    const rows = changed.map((cell) => ({
      studentId: cell.studentId,
      mark: choiceOf(cell) || null,
      note: cell.note,
      version: cell.version,
    }));
    try {
      const { outcomes } = await mark.mutateAsync({
        params: { orgId: schoolId, id: lesson.sessionId },
        body: { rows },
        idempotencyKey: newIdempotencyKey(),
      });
      const wrong = outcomes.flatMap((outcome) => {
        const id = rows[outcome.index]?.studentId;
        return outcome.ok || !id ? [] : [[id, outcome] as const];
      });
      setRefused(new Map(wrong));
      if (wrong.length > 0) return;
      showToast({ kind: 'success', message: t('saved', { count: rows.length }) });
      onDone();
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return { choiceOf, choose, fill, save, refused, failure, changed, isPending: mark.isPending };
}

function Pupils(props: PupilsProps) {
  const t = useTranslations('classDesk.attendance');
  const locale = useLocale();
  const errorText = useErrorText();
  const sheet = useSheet(props);
  const nameOf = (mark: unknown) =>
    attendanceMarks.some((each) => each === mark) ? t(`marks.${mark as AttendanceMark}`) : t('unmarked');
  return (
    <div className="grid gap-4">
      {sheet.failure && <Alert tone="danger">{sheet.failure}</Alert>}
      <Button variant="secondary" className="justify-self-start" onClick={sheet.fill}>
        {t('fill')}
      </Button>
      <ul className="divide-y divide-border">
        {props.cells.map((cell) => {
          const { studentId, studentCode } = cell;
          const { name } = personNames(cell, locale);
          const wrong = sheet.refused.get(studentId);
          return (
            <li
              key={studentId}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-2"
            >
              <span className="min-w-0">
                {name}
                <span className="block text-sm tabular-nums text-muted">{studentCode}</span>
              </span>
              <Select
                aria-label={t('markOf', { name })}
                className="w-40"
                value={sheet.choiceOf(cell)}
                onChange={({ target }) => sheet.choose(studentId, target.value as Choice)}
              >
                <option value="">{t('unmarked')}</option>
                {attendanceMarks.map((mark) => (
                  <option key={mark} value={mark}>
                    {t(`marks.${mark}`)}
                  </option>
                ))}
              </Select>
              {wrong && (
                <span className="basis-full text-sm text-danger" role="alert">
                  {wrong.status === 412
                    ? t('theirs', { mark: nameOf(wrong.theirs?.value) })
                    : errorText(wrong)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <Button disabled={sheet.isPending || sheet.changed.length === 0} onClick={() => void sheet.save()}>
        {t('save', { count: sheet.changed.length })}
      </Button>
    </div>
  );
}

/** Who was there: everybody of the course, one choice each. */
export function AttendanceSheet(props: AttendanceSheetProps) {
  const t = useTranslations('classDesk.attendance');
  const params = { orgId: props.schoolId, id: props.lesson.sessionId };
  const query = useQuery(lmsApi.sheets.attendance.queryOptions({ params }));
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
      {({ data, locked }) => {
        if (data.length === 0) return <p className="text-muted">{t('nobody')}</p>;
        return locked ? <Alert tone="warning">{t('locked')}</Alert> : <Pupils {...props} cells={data} />;
      }}
    </QueryState>
  );
}
