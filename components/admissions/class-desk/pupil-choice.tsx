'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-issue-text';
import { correctorOf, personNames } from '@/components/people/people/person-names';
import type { lmsApi } from '@/lib/api/lms';
import type { SheetOutcome } from '@/lib/contract/lms/sheets';
import { type AttendanceMark, attendanceMarks } from '@/lib/domain/learning/attendance';
import { MarkChoice } from './mark-choice';

export type Cell = Awaited<ReturnType<typeof lmsApi.sheets.attendance>>['data'][number];
export type Refused = Extract<SheetOutcome, { ok: false }>;

interface PupilChoiceProps {
  cell: Cell;
  value: AttendanceMark | '';
  wrong: Refused | undefined;
  onChoose: (mark: AttendanceMark | '') => void;
}

/** A student with all marks side by side, what was corrected before, and why a choice was not taken. */
export function PupilChoice({ cell, value, wrong, onChoose }: PupilChoiceProps) {
  const t = useTranslations('classDesk.attendance');
  const locale = useLocale();
  const errorText = useErrorText();
  const { name } = personNames(cell, locale);
  const nameOf = (mark: unknown) => {
    const known = attendanceMarks.find((each) => each === mark);
    return known ? t(`marks.${known}`) : t('unmarked');
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-2.5">
      <span className="min-w-0">
        {name}
        <span className="block text-sm tabular-nums text-muted">{cell.studentCode}</span>
      </span>
      <MarkChoice
        label={t('markOf', { name })}
        value={value}
        canEmpty={cell.mark !== null}
        onChoose={onChoose}
      />
      {cell.note && <span className="basis-full text-sm text-muted">{cell.note}</span>}
      {cell.correction && (
        <span className="basis-full text-sm text-muted">
          {t('correctedBy', {
            name: correctorOf(cell.correction, locale) ?? '–',
            reason: cell.correction.reason,
          })}
        </span>
      )}
      {wrong && (
        <span className="basis-full text-sm text-danger" role="alert">
          {wrong.status === 412 ? t('theirs', { mark: nameOf(wrong.theirs?.value) }) : errorText(wrong)}
        </span>
      )}
    </li>
  );
}
