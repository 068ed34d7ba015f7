import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { cn } from '@/components/ui/cn';
import { formatTimeOfDay } from '@/lib/domain/dates/dates';
import type { TicketVerdict } from '@/lib/domain/events/door';

const looks = {
  in: { style: 'bg-success text-white', icon: 'circle-check' },
  already: { style: 'bg-highlight text-black', icon: 'triangle-exclamation-point' },
  stop: { style: 'bg-danger text-white', icon: 'circle-x' },
} as const;

/** What the last ticket says, large enough to be seen across a table: green, amber or red, and in words. */
export function DoorVerdict({ verdict, name }: { verdict: TicketVerdict | null; name: string }) {
  const t = useTranslations('eventDoor.verdict');
  const look = verdict && looks[verdict.kind === 'in' || verdict.kind === 'already' ? verdict.kind : 'stop'];
  return (
    <div
      role="status"
      aria-live="assertive"
      className={cn('min-h-24 rounded-lg p-4', look ? look.style : 'bg-sunken text-muted')}
    >
      {verdict && look ? (
        <div className="flex items-start gap-3">
          <Icon name={look.icon} className="size-8 shrink-0" />
          <div className="min-w-0">
            <p className="text-xl font-semibold wrap-anywhere">{name || t(verdict.kind, { time: '' })}</p>
            {name && (
              <p>
                {t(verdict.kind, { time: verdict.kind === 'already' ? formatTimeOfDay(verdict.at) : '' })}
              </p>
            )}
          </div>
        </div>
      ) : (
        t('ready')
      )}
    </div>
  );
}
