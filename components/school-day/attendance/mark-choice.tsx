'use client';

import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { type AttendanceMark, attendanceMarks } from '@/lib/domain/learning/attendance';

interface MarkChoiceProps {
  /** Of the group: whose mark it is. */
  label: string;
  value: AttendanceMark | '';
  onChoose: (mark: AttendanceMark | '') => void;
  /** A stored mark can be taken back. */
  canEmpty: boolean;
}

/** All marks side by side, one of which is chosen. */
export function MarkChoice({ label, value, onChoose, canEmpty }: MarkChoiceProps) {
  const t = useTranslations('attendance');
  const name = useId();
  const choices = [...attendanceMarks, ...(canEmpty ? ['' as const] : [])];
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-1.5">
      {choices.map((mark) => (
        <label
          key={mark}
          className="flex min-h-11 cursor-pointer items-center rounded-md border border-border px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === mark}
            onChange={() => onChoose(mark)}
          />
          {mark === '' ? t('unmarked') : t(`marks.${mark}`)}
        </label>
      ))}
    </div>
  );
}
