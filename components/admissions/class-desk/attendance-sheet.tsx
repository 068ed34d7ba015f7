'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SkeletonText } from '@/components/ui/skeleton';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { lmsApi } from '@/lib/api/lms';
import type { ClassSession } from '@/lib/contract/lms/course-shapes';
import type { AttendanceMark } from '@/lib/domain/learning/attendance';
import { isCorrection } from '@/lib/domain/learning/marking-window';
import { CorrectionReason } from './correction-reason';
import { type Cell, PupilChoice, type Refused } from './pupil-choice';

/** '' empties the cell. */
type Choice = AttendanceMark | '';

interface AttendanceSheetProps {
  schoolId: string;
  lesson: Pick<ClassSession, 'sessionId'>;
  onDone: () => void;
}

interface MarkingSheetProps extends AttendanceSheetProps {
  cells: readonly Cell[];
}

/** What was chosen, and what became of it; what somebody else wrote meanwhile is shown beside it. */
function useChoices({ schoolId, lesson, cells, onDone }: MarkingSheetProps) {
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
  const needsReason = changed.some((cell) => isCorrection(cell, { mark: choiceOf(cell) || null }));
  const choose = (studentId: string, choice: Choice) =>
    setChosen((before) => new Map(before).set(studentId, choice));
  const fill = () =>
    setChosen((before) => {
      const unmarked = cells.filter((cell) => choiceOf(cell) === '');
      return new Map([...before, ...unmarked.map(({ studentId }) => [studentId, 'present'] as const)]);
    });
  const save = async (reason: string) => {
    setFailure(null);
    const rows = changed.map((cell) => ({
      studentId: cell.studentId,
      mark: choiceOf(cell) || null,
      note: cell.note,
      reason: reason || null,
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
  return { choiceOf, choose, fill, save, needsReason, refused, failure, changed, isPending: mark.isPending };
}

/** One choice for each student, and one save for all: with the reason, where a stored mark changes. */
export function MarkingSheet(props: MarkingSheetProps) {
  const t = useTranslations('classDesk.attendance');
  const sheet = useChoices(props);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = () => {
    const lacks = sheet.needsReason && reason.trim() === '';
    setMissing(lacks);
    if (!lacks) void sheet.save(reason.trim());
  };
  return (
    <div className="grid gap-4">
      {sheet.failure && <Alert tone="danger">{sheet.failure}</Alert>}
      <Button variant="secondary" className="justify-self-start" onClick={sheet.fill}>
        {t('fill')}
      </Button>
      <ul className="divide-y divide-border">
        {props.cells.map((cell) => (
          <PupilChoice
            key={cell.studentId}
            cell={cell}
            value={sheet.choiceOf(cell)}
            wrong={sheet.refused.get(cell.studentId)}
            onChoose={(choice) => sheet.choose(cell.studentId, choice)}
          />
        ))}
      </ul>
      {sheet.needsReason && (
        <CorrectionReason
          value={reason}
          isMissing={isMissing}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
        />
      )}
      <Button disabled={sheet.isPending || sheet.changed.length === 0} onClick={save}>
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
        return locked ? (
          <Alert tone="warning">{t('locked')}</Alert>
        ) : (
          <MarkingSheet {...props} cells={data} />
        );
      }}
    </QueryState>
  );
}
