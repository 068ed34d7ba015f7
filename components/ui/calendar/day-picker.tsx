'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addMonthsTo, weeksOfMonth } from '@/lib/domain/calendar-days';
import { Button } from '../button';
import { cn } from '../cn';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import { dayTitle, monthTitle, weekdayNames } from './calendar-names';
import { moveOf } from './day-moves';

interface DayPickerProps {
  /** The chosen ISO day, or null. */
  day: string | null;
  today: string;
  onPick: (day: string) => void;
  /** The first and the last ISO day that can be taken. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A month from which one day is taken, Monday first; arrow keys walk, Page keys change the month, Enter takes. */
export function DayPicker({ day, today, onPick, min = '', max = '9999' }: DayPickerProps) {
  const t = useTranslations('form.calendar');
  const locale = useLocale();
  const [at, setAt] = useState(day ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const isWalking = useRef(true);
  // Opened by a key or a press: the walk begins at the day.
  useEffect(() => {
    if (isWalking.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isWalking.current = false;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveOf(event.key, at);
    if (next === undefined) return;
    event.preventDefault();
    isWalking.current = true;
    setAt(next);
  };
  return (
    <div className="overflow-y-auto p-2">
      <div className="flex items-center gap-1">
        <IconButton
          label={t('back')}
          icon={<Icon name="chevron-left" className="size-5" />}
          onClick={() => setAt(addMonthsTo(at, -1))}
        />
        <p aria-live="polite" className="flex-1 text-center font-semibold">
          {monthTitle(at, locale)}
        </p>
        <IconButton
          label={t('next')}
          icon={<Icon name="chevron-right" className="size-5" />}
          onClick={() => setAt(addMonthsTo(at, 1))}
        />
      </div>
      <table ref={grid} aria-label={monthTitle(at, locale)} className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {weekdayNames(locale, 'long').map((name, index) => (
              <th key={name} scope="col" abbr={name} className="py-1 text-sm font-medium text-muted">
                {weekdayNames(locale, 'min')[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(at).map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each} className="p-0">
                  <button
                    type="button"
                    tabIndex={each === at ? 0 : -1}
                    aria-label={dayTitle(each, locale)}
                    aria-pressed={each === day}
                    aria-disabled={each < min || each > max || undefined}
                    aria-current={each === today ? 'date' : undefined}
                    onClick={() => each >= min && each <= max && onPick(each)}
                    onKeyDown={onKeyDown}
                    className={cn(
                      'grid min-h-11 w-full place-items-center rounded-md tabular-nums hover:bg-sunken focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-pressed:bg-accent aria-pressed:font-semibold aria-pressed:text-on-accent',
                      each.slice(0, 7) !== at.slice(0, 7) && 'text-muted',
                      each === today &&
                        each !== day &&
                        'font-bold text-accent-text underline underline-offset-4',
                    )}
                  >
                    {Number(each.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        variant="secondary"
        size="sm"
        wide
        className="mt-2 min-h-11"
        disabled={today < min || today > max}
        onClick={() => onPick(today)}
      >
        {t('today')}
      </Button>
    </div>
  );
}
