import { CardSection } from '@/components/kits/detail/card-section';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { EventCard } from './event-card';

interface NextEventsProps {
  title: string;
  events: readonly ScheduledEvent[];
}

/** A few events to come; nothing where there are none. */
export function NextEvents({ title, events }: NextEventsProps) {
  if (events.length === 0) return null;
  return (
    <CardSection id="next-events" title={title}>
      {events.map((event) => (
        <li key={event.eventId}>
          <EventCard event={event} heading="h3" />
        </li>
      ))}
    </CardSection>
  );
}
