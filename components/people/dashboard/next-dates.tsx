'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useToday } from '@/components/ui/use-today';
import { scheduleApi } from '@/lib/api/schedule';
import { formatMinute } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

const shownMax = 5;

/** The events ahead at which the person has a place. */
export function NextDates({ organizationId: orgId }: { organizationId: string }) {
  const t = useTranslations('person.dashboard');
  const locale = useLocale();
  const today = useToday();
  const query = useQuery(
    scheduleApi.calendars.events.queryOptions({
      params: { orgId },
      query: { tab: 'registered', scope: 'all', from: today, limit: shownMax },
    }),
  );
  return (
    <Panel title={t('dates')} aside={<TextLink href={href('/events')}>{t('allDates')}</TextLink>}>
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-28" />}
        empty={{ when: ({ data }) => data.length === 0, show: <p className="text-muted">{t('noDates')}</p> }}
      >
        {({ data }) => (
          <ul className="divide-y divide-border">
            {data.map(({ eventId, slug, title, startsAt }) => (
              <li key={eventId} className="py-2">
                <TextLink href={href('/events/[slug]', { slug })}>{pickText(title, locale)}</TextLink>
                <p className="text-sm text-muted">{formatMinute(startsAt, locale)}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}
