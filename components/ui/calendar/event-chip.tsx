import { formatHours } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { cn } from '../cn';
import { softTone } from '../tone';
import { type CalendarEvent, isAllDay } from './calendar-event';

export function EventChip({ event, compact = false }: { event: CalendarEvent; compact?: boolean }) {
  const { title, start, end, note, tone = 'accent', href } = event;
  const time = isAllDay(event) ? null : formatHours(start, end);
  const style = cn(
    'block min-w-0 rounded-sm px-2 text-sm',
    compact ? 'truncate py-0.5' : 'py-1.5 wrap-break-word',
    softTone[tone],
    href && 'underline-offset-4 hover:underline',
  );
  const body = (
    <>
      {time && (
        <span className={cn('font-semibold tabular-nums', compact ? 'mr-1.5' : 'block')}>
          {compact ? time.slice(0, 5) : time}
        </span>
      )}
      <span className={compact ? undefined : 'font-medium'}>{title}</span>
      {note && !compact && <span className="block">{note}</span>}
    </>
  );
  return href ? (
    <Link href={href} className={style}>
      {body}
    </Link>
  ) : (
    <span className={style}>{body}</span>
  );
}
