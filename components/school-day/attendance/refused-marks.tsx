'use client';

import { useLocale, useTranslations } from 'next-intl';
import { personNames } from '@/components/accounts/people/person-names';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { type AttendanceMark, attendanceMarks } from '@/lib/domain/school-day/attendance';
import { type Refusal, reasonMissing } from './mark-queue';
import type { Sheet, SheetCell } from './use-sheet';

interface RefusedMarksProps {
  sheet: Sheet;
  cells: readonly SheetCell[];
  /** The reader may write their own mark over what stands there. */
  canKeep: boolean;
}

const markIn = (value: string | null): AttendanceMark | null =>
  attendanceMarks.find((each) => each === value) ?? null;

/** What was not taken, with both values. */
export function RefusedMarks({ sheet, cells, canKeep }: RefusedMarksProps) {
  const t = useTranslations('attendance');
  const words = useTranslations('attendance.marks');
  const locale = useLocale();
  if (sheet.refused.length === 0) return null;
  const wordOf = (value: string | null) => {
    const mark = markIn(value);
    return mark ? words(mark) : t('unmarked');
  };
  const textOf = ({ code, theirs, yours }: Refusal, name: string) =>
    code === reasonMissing
      ? t('refusedReason', { name, yours: wordOf(yours) })
      : t('refusedOne', { name, theirs: wordOf(theirs), yours: wordOf(yours) });
  return (
    <Alert
      tone="warning"
      title={t('refused')}
      action={<Button onClick={sheet.dismiss}>{t('understood')}</Button>}
    >
      <ul className="grid gap-1">
        {sheet.refused.map((refusal) => {
          const cell = cells.find((each) => each.studentId === refusal.studentId);
          return (
            <li key={refusal.studentId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {textOf(refusal, cell ? personNames(cell, locale).name : '–')}
              {canKeep && cell && (
                <Button size="sm" variant="secondary" onClick={() => sheet.keep(cell, markIn(refusal.yours))}>
                  {t('keepMine')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
