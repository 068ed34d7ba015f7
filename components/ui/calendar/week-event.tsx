import type { CSSProperties } from 'react';
import { formatHours } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { cn } from '../cn';
import { softTone } from '../tone';
import type { CalendarEvent } from './calendar-event';
import { hueOf } from './subject-hue';

interface WeekEventProps {
  event: CalendarEvent;
  /** In hours from the beginning of the axis. */
  top: number;
  long: number;
}

/** An event of a week: in a list where the days stand below each other, at its hours where they stand side by side. */
export function WeekEvent({ event, top, long }: WeekEventProps) {
  const { title, start, end, note, tone, subject, isOff, href } = event;
  const place = { '--top': top, '--long': long, ...(subject && { '--hue': hueOf(subject) }) };
  const isPlain = isOff || !subject;
  const body = (
    <>
      <span className={cn('block font-semibold dense-lines', isOff && 'line-through')}>{title}</span>
      <span className="mt-0.5 block text-xs dense-lines">
        <span className="whitespace-nowrap tabular-nums">{formatHours(start, end)}</span>
        {note && ` · ${note}`}
      </span>
    </>
  );
  const style = cn(
    'hour-event block min-w-0 rounded-sm px-2 py-1 text-sm wrap-break-word',
    isPlain ? softTone[tone ?? 'accent'] : 'subject-tint',
  );
  return href ? (
    <Link href={href} className={`${style} hover:underline`} style={place as CSSProperties}>
      {body}
    </Link>
  ) : (
    <span className={style} style={place as CSSProperties}>
      {body}
    </span>
  );
}
