import { Missing } from '@/components/feedback/missing';
import { EventView } from '@/components/recruitment/career-event/event-view';
import { NearEvents } from '@/components/recruitment/career-event/near-events';
import { cachedEvent, cachedNextEvents } from '@/lib/query/events';

const nextMax = 3;

/** Reads an event and those that come next. */
export async function EventsDetailScreen({ slug }: { slug: string }) {
  const event = await cachedEvent(slug);
  if (!event) return <Missing missing="event" near={<NearEvents />} />;
  // One more, in case it is among them.
  const next = (await cachedNextEvents(nextMax + 1)).filter(({ eventId }) => eventId !== event.eventId);
  return <EventView event={event} next={next.slice(0, nextMax)} />;
}
