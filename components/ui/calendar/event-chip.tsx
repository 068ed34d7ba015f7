import type { CSSProperties } from 'react';
import { formatHours } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { cn } from '../cn';
import { softTone, solidTone } from '../tone';
import { type CalendarEvent, isAllDay } from './calendar-event';
import { hueOf } from './subject-hue';

const hueStyle = ({ subject }: CalendarEvent) =>
  subject ? ({ '--hue': hueOf(subject) } as CSSProperties) : undefined;

/** An event that stands for itself by its colour alone; its day says how many there are. */
export function EventDot({ event }: { event: CalendarEvent }) {
  const { subject, isOff, tone = 'accent' } = event;
  const color = subject && !isOff ? 'subject-dot' : solidTone[tone];
  return <span className={cn('size-1.5 rounded-full', color)} style={hueStyle(event)} />;
}

export function EventChip({ event }: { event: CalendarEvent }) {
  const { title, start, end, note, tone = 'accent', subject, isOff, href } = event;
  const time = isAllDay(event) ? null : formatHours(start, end);
  const style = cn(
    'block min-w-0 rounded-sm px-2 py-1.5 text-sm wrap-break-word',
    subject && !isOff ? 'subject-tint' : softTone[tone],
    href && 'underline-offset-4 hover:underline',
  );
  const body = (
    <>
      {time && <span className="block font-semibold tabular-nums">{time}</span>}
      <span className={cn('font-medium', isOff && 'line-through')}>{title}</span>
      {note && <span className="block">{note}</span>}
    </>
  );
  return href ? (
    <Link href={href} className={style} style={hueStyle(event)}>
      {body}
    </Link>
  ) : (
    <span className={style} style={hueStyle(event)}>
      {body}
    </span>
  );
}
