import { RecordsPage } from '@/components/articles/records-page';
import { EventCard } from '@/components/events/career-event/event-card';
import { cachedArticles } from '@/lib/query/articles';
import { cachedNextEvents } from '@/lib/query/events';
import { pageSizes } from '@/lib/domain/limits/lists';

/** The next events, of some words where the address names them, then what was written about events. */
export async function EventsScreen({ query = '' }: { query?: string }) {
  const keyword = new URLSearchParams(query).get('keyword') ?? '';
  const [events, { data: articles }] = await Promise.all([
    cachedNextEvents(pageSizes.events, keyword),
    cachedArticles('events', query),
  ]);
  return (
    <RecordsPage
      place="events"
      keyword={keyword}
      articles={articles}
      records={events.map((event) => (
        <li key={event.eventId}>
          <EventCard event={event} heading="h3" />
        </li>
      ))}
    />
  );
}
