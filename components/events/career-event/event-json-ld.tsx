import { JsonLd } from '@/components/ui/json-ld';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { siteOrigin } from '@/lib/env/public-settings';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

const modes = { 'on-site': 'Offline', online: 'Online', hybrid: 'Mixed' } as const;

/** The event in schema.org's format. */
export function EventJsonLd({ event, locale }: { event: ScheduledEvent; locale: Locale }) {
  const url = new URL(
    localizePath(href('/career-center/events/[slug]', { slug: event.slug }), locale),
    siteOrigin(),
  ).href;
  const place = pickText(event.place, locale);
  const there = { '@type': 'Place', name: place, address: place };
  // The address of the meeting is for people with a place.
  const online = { '@type': 'VirtualLocation', url };
  const locations = { 'on-site': there, online, hybrid: [there, online] } as const;
  return (
    <JsonLd
      data={{
        '@type': 'Event',
        name: pickText(event.title, locale),
        description: pickText(event.description, locale),
        url,
        startDate: event.startsAt,
        endDate: event.endsAt,
        eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
        eventAttendanceMode: `https://schema.org/${modes[event.format]}EventAttendanceMode`,
        location: locations[event.format],
        organizer: { '@type': 'Organization', name: 'Sala' },
        ...(event.pictureUrl && { image: new URL(event.pictureUrl, siteOrigin()).href }),
        ...(event.takesRegistrations && {
          offers: {
            '@type': 'Offer',
            url,
            price: event.priceCents / 100,
            priceCurrency: 'USD',
            availability: `https://schema.org/${event.seatsLeft === 0 ? 'SoldOut' : 'InStock'}`,
          },
        }),
      }}
    />
  );
}
