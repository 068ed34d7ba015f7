'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { type AttendanceMark, attendanceMarks } from '@/lib/domain/school-day/attendance';
import { chosenStyles } from './mark-tones';

interface MarkChoiceProps {
  /** Whose mark it is. */
  label: string;
  value: AttendanceMark | null;
  onChoose: (mark: AttendanceMark) => void;
}

/** The four marks side by side, each as high as the row: by letters on phones, by words where they have room. */
export function MarkChoice({ label, value, onChoose }: MarkChoiceProps) {
  const words = useTranslations('attendance.marks');
  const letters = useTranslations('attendance.letters');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="mark-choice flex shrink-0">
      {attendanceMarks.map((mark) => (
        <label key={mark} title={words(mark)} className="relative flex min-h-12 items-center px-0.5">
          <input
            type="radio"
            name={name}
            aria-label={words(mark)}
            className="peer sr-only"
            checked={value === mark}
            onChange={() => onChoose(mark)}
          />
          <span
            className={cn(
              'grid h-10 min-w-9 place-items-center rounded-md border border-border bg-surface px-1 text-sm font-semibold text-muted peer-focus-visible:outline-2 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-accent',
              chosenStyles[mark],
            )}
          >
            <span aria-hidden className="@2xl/sheet:hidden">
              {mark === 'present' ? <Icon name="check" className="size-5" /> : letters(mark)}
            </span>
            <span aria-hidden className="px-2 @max-2xl/sheet:hidden">
              {words(mark)}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
