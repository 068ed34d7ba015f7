'use client';

import { useLocale, useTranslations } from 'next-intl';
import { personNames } from '@/components/people/people/person-names';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { attendanceMarks } from '@/lib/domain/learning/attendance';
import type { Refusal } from './mark-queue';
import type { SheetCell } from './use-sheet';

interface RefusedMarksProps {
  refused: readonly Refusal[];
  cells: readonly SheetCell[];
  onUnderstood: () => void;
}

/** What was not taken, with both values. */
export function RefusedMarks({ refused, cells, onUnderstood }: RefusedMarksProps) {
  const t = useTranslations('portal.attendance');
  const words = useTranslations('classDesk.attendance.marks');
  const locale = useLocale();
  if (refused.length === 0) return null;
  const wordOf = (value: string | null) => {
    const mark = attendanceMarks.find((each) => each === value);
    return mark ? words(mark) : t('unmarked');
  };
  return (
    <Alert
      tone="warning"
      title={t('refused')}
      action={<Button onClick={onUnderstood}>{t('understood')}</Button>}
    >
      <ul>
        {refused.map(({ studentId, theirs, yours }) => {
          const cell = cells.find((each) => each.studentId === studentId);
          return (
            <li key={studentId}>
              {t('refusedOne', {
                name: cell ? personNames(cell, locale).name : '–',
                theirs: wordOf(theirs),
                yours: wordOf(yours),
              })}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
