import { useTranslations } from 'next-intl';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { href } from '@/lib/routes/href';
import { EventPlaceLink } from './event-place-link';
import { isComing, placesOf } from './event-words';

/** What stands on the button of those who have no place yet: how many there are, or the waiting list. */
export function useRegisterText() {
  const t = useTranslations('careerEvent.take');
  return (event: ScheduledEvent): string => {
    const places = placesOf(event);
    if (places?.key === 'free') return t('registerPlaces', { count: places.count });
    return t(places?.key === 'noLimit' ? 'register' : 'join');
  };
}

interface EventWayProps {
  event: ScheduledEvent;
  shape: 'card' | 'bar';
  /** On the page of a text about it, the way leads to the event's own page. */
  isElsewhere?: boolean;
}

/** The way to a place at an event; of one that nobody registers for, to its page. */
export function EventWay({ event, shape, isElsewhere = false }: EventWayProps) {
  const t = useTranslations('careerEvent');
  const registerText = useRegisterText();
  const isOpen = isComing(event) && event.takesRegistrations;
  return (
    <EventPlaceLink
      eventId={event.eventId}
      organizationId={event.organizationId}
      page={isElsewhere ? href('/career-center/events/[slug]', { slug: event.slug }) : undefined}
      shape={shape}
      texts={{ register: isOpen ? registerText(event) : t('detail.see'), own: t('take.title') }}
    />
  );
}
