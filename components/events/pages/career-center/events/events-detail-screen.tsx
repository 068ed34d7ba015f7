import { Missing } from '@/components/feedback/missing';
import { EventView } from '@/components/events/career-event/event-view';
import { NearEvents } from '@/components/events/career-event/near-events';
import { careerCenterOrganizationId } from '@/lib/env/organization';
import { cachedSchool } from '@/lib/query/catalogue';
import { cachedCareerCenters, cachedEvent, cachedNextEvents } from '@/lib/query/events';

const nextMax = 3;

/** Reads an event, who holds it, and those that come next. */
export async function CareerEventsDetailScreen({ slug }: { slug: string }) {
  const event = await cachedEvent(slug);
  if (!event) return <Missing missing="event" near={await NearEvents()} />;
  // One more, in case it is among them.
  const [coming, centers, school] = await Promise.all([
    cachedNextEvents(nextMax + 1),
    cachedCareerCenters(),
    event.organizationId === careerCenterOrganizationId() ? null : cachedSchool(event.organizationId),
  ]);
  const next = coming.filter(({ eventId }) => eventId !== event.eventId);
  const center = centers.find(({ careerCenterId }) => careerCenterId === event.careerCenterId);
  return <EventView event={event} next={next.slice(0, nextMax)} host={{ center, school }} />;
}
