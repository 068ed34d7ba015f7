import { useLocale, useTranslations } from 'next-intl';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { pickText } from '@/lib/i18n/pick';

/** What happens when at an event, and who speaks. */
export function EventProgram({ event }: { event: ScheduledEvent }) {
  const t = useTranslations('careerEvent.detail');
  const locale = useLocale();
  const { agenda, speakers } = event;
  return (
    <>
      {agenda.length > 0 && (
        <section aria-labelledby="event-agenda">
          <h2 id="event-agenda" className="mb-3 text-xl">
            {t('agenda')}
          </h2>
          <ol className="grid divide-y divide-border">
            {agenda.map((row) => (
              <li key={`${row.at} ${row.title.en}`} className="flex gap-4 py-2.5">
                <span className="w-14 shrink-0 font-semibold tabular-nums">{row.at}</span>
                <span className="min-w-0">
                  {pickText(row.title, locale)}
                  {row.speaker && <span className="block text-sm text-muted">{row.speaker}</span>}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {speakers.length > 0 && (
        <section aria-labelledby="event-speakers">
          <h2 id="event-speakers" className="mb-3 text-xl">
            {t('speakers')}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {speakers.map(({ name, role }) => (
              <li key={name.en}>
                <p className="font-semibold">{pickText(name, locale)}</p>
                <p className="text-sm text-muted">{pickText(role, locale)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
