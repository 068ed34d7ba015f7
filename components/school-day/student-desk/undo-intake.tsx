'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { personNames } from '@/components/accounts/people/person-names';
import { schoolStructureApi } from '@/lib/api/school-structure';
import type { ListedStudent } from '@/lib/contract/school-day/students';
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
  const undo = useWrite(schoolStructureApi.studentIntakes.undo, {
    invalidates: studentKeys,
    problems: (error) => t(`problems.${studentProblem(error)}`),
    done: () => {
      onDone();
      return t('undo.done');
    },
  });
  const { undoUntil, studentId } = student;
  if (undoUntil === null) return null;
  return (
    <WriteButton
      variant="secondary"
      write={undo}
      onWrite={() => undo.run({ params: { id: schoolId, studentId } })}
      asks={{
        title: t('undo.title', { name: personNames(student, locale).name }),
        description: t('undo.body', { date: formatMinute(undoUntil, locale) }),
        danger: true,
      }}
    >
      {t('undo.open')}
    </WriteButton>
  );
}
