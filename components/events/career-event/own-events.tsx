'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { CatalogueGrid, CatalogueSkeleton } from '@/components/kits/catalogue/catalogue-grid';
import { LinkButton } from '@/components/ui/link-button';
import { scheduleApi } from '@/lib/api/schedule';
import { QueryProvider } from '@/lib/query/query-provider';
import { href } from '@/lib/routes/href';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { EventCard } from './event-card';

interface OwnEventsProps {
  tab: 'registered' | 'attended';
  organizationId: string;
}

const shownMax = 100;

function Events({ tab, organizationId }: OwnEventsProps) {
  const t = useTranslations('careerEvent.mine');
  const query = useQuery(
    scheduleApi.calendars.events.queryOptions({
      params: { orgId: organizationId },
      query: { scope: 'all', tab, limit: shownMax },
    }),
  );
  return (
    <QueryState query={query} skeleton={<CatalogueSkeleton layout="above" cards={3} cardHeight="h-48" />}>
      {({ data }) =>
        data.length === 0 ? (
          <Empty
            title={t(`${tab}None`)}
            action={
              <LinkButton href={href('/career-center/events')} variant="secondary">
                {t('toUpcoming')}
              </LinkButton>
            }
          />
        ) : (
          <CatalogueGrid layout="above">
            {data.map((event) => (
              <li key={event.eventId}>
                <EventCard event={event} />
              </li>
            ))}
          </CatalogueGrid>
        )
      }
    </QueryState>
  );
}

/** The events that the reader has registered for, or been at. */
export function OwnEvents(props: OwnEventsProps) {
  const t = useTranslations('careerEvent.mine');
  const isSignedIn = useSignedIn();
  const back = href('/career-center/events', undefined, { tab: props.tab });
  return (
    <div className="mx-auto max-w-page px-4 pb-10 sm:px-6">
      {isSignedIn ? (
        <QueryProvider>
          <Events {...props} />
        </QueryProvider>
      ) : (
        <Empty
          title={t('visitor')}
          action={<LinkButton href={href('/login', undefined, { redirect: back })}>{t('login')}</LinkButton>}
        />
      )}
    </div>
  );
}
