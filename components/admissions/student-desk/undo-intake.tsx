'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { personNames } from '@/components/people/people/person-names';
import { Button } from '@/components/ui/button';
import { schoolStructureApi } from '@/lib/api/school-structure';
import type { ListedStudent } from '@/lib/contract/academic/students';
import { formatMinute } from '@/lib/domain/dates/dates';
import { studentKeys, studentProblem } from './student-problems';

interface UndoIntakeProps {
  schoolId: string;
  student: ListedStudent;
  onDone: () => void;
}

/** Makes an applicant of a student again, while that is possible. */
export function UndoIntake({ schoolId, student, onDone }: UndoIntakeProps) {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const [asked, setAsked] = useState(false);
  const undo = useMutation(
    schoolStructureApi.studentIntakes.undo.mutationOptions({ meta: { invalidates: studentKeys } }),
  );
  const { undoUntil, studentId } = student;
  if (undoUntil === null) return null;
  const confirm = async () => {
    try {
      await undo.mutateAsync({ params: { id: schoolId, studentId } });
    } catch (error) {
      showToast({ kind: 'danger', message: t(`problems.${studentProblem(error)}`) });
      return;
    }
    showToast({ kind: 'success', message: t('undo.done') });
    onDone();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t('undo.open')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('undo.title', { name: personNames(student, locale).name })}
        description={t('undo.body', { date: formatMinute(undoUntil, locale) })}
        confirmLabel={t('undo.open')}
        danger
        onConfirm={confirm}
      />
    </>
  );
}
