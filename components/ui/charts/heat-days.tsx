'use client';

import { useLocale, useTranslations } from 'next-intl';
import { daysFromTo, weekStart } from '@/lib/domain/calendar-days';
import { formatDate } from '@/lib/domain/dates/dates';
import { weekdayNames } from '../calendar/calendar-names';
import { ChartFigure } from './chart-figure';

interface HeatDaysProps {
  label: string;
  /** ISO days, both included. */
  from: string;
  to: string;
  /** By ISO day; a missing day has none. */
  values: Readonly<Record<string, number>>;
  valueLabel: string;
}

const levels = 4;
const strengths = ['', 'opacity-30', 'opacity-55', 'opacity-80', 'opacity-100'];

/** A number for each day, weeks as columns; darker is more. */
export function HeatDays({ label, from, to, values, valueLabel }: HeatDaysProps) {
  const t = useTranslations('chart');
  const locale = useLocale();
  const days = daysFromTo(weekStart(from), to);
  const max = Math.max(0, ...days.map((day) => values[day] ?? 0));
  const levelOf = (day: string) => (max > 0 ? Math.ceil(((values[day] ?? 0) / max) * levels) : 0);
  const busy = days.filter((day) => (values[day] ?? 0) > 0);
  return (
    <ChartFigure
      label={label}
      columns={[t('day'), valueLabel]}
      rows={busy.map((day) => [formatDate(day, locale), values[day] ?? 0])}
    >
      <div aria-hidden="true" className="flex gap-2 overflow-x-auto pb-1">
        <div className="grid shrink-0 auto-rows-[1rem] gap-1 [&>span]:flex [&>span]:items-center text-xs text-muted">
          {weekdayNames(locale, 'min').map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <div className="grid grid-flow-col grid-rows-7 gap-1">
          {days.map((day) =>
            day < from ? (
              <span key={day} className="size-4" />
            ) : (
              <span
                key={day}
                title={`${formatDate(day, locale)}: ${values[day] ?? 0}`}
                className="size-4 overflow-hidden rounded-[3px] bg-border"
              >
                {levelOf(day) > 0 && (
                  <span className={`block size-full bg-accent ${strengths[levelOf(day)]}`} />
                )}
              </span>
            ),
          )}
        </div>
      </div>
      <p className="mt-1 text-sm text-muted">{t('busiest', { max, days: busy.length })}</p>
    </ChartFigure>
  );
}
