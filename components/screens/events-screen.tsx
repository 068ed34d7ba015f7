import { getTranslations } from 'next-intl/server';
import { ArticleList } from '@/components/content/article/article-list';
import { CardSection } from '@/components/kits/detail/card-section';
import { EventCard } from '@/components/recruitment/career-event/event-card';
import { cachedNextEvents } from '@/lib/query/events';
import { href } from '@/lib/routes/href';

const eventsMax = 3;

/** The next events, then what was written about events. */
export async function EventsScreen({ query = '' }: { query?: string }) {
  const t = await getTranslations('article.records');
  const events = await cachedNextEvents(eventsMax);
  const content = (
    <CardSection
      id="next-events"
      title={t('events')}
      more={{ label: t('allEvents'), href: href('/career-center/events') }}
    >
      {events.map((event) => (
        <li key={event.eventId}>
          <EventCard event={event} heading="h3" />
        </li>
      ))}
    </CardSection>
  );
  return (
    <ArticleList
      place="events"
      query={query}
      {...(query === '' && events.length > 0 && { above: { content, heading: t('texts') } })}
    />
  );
}
