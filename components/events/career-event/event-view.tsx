import { useLocale, useTranslations } from 'next-intl';
import { Crumbs } from '@/components/kits/detail/crumbs';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { PageTitle } from '@/components/ui/page-title';
import { PhotoCredit } from '@/components/ui/photo-credit';
import { Photo } from '@/components/ui/photo';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { pickText, pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { EventDeed } from './event-deed';
import { EventProgram } from './event-program';
import { EventLinks } from './event-links';
import { EventPlaceSlot } from './event-place-slot';
import { EventWay, useRegisterText } from './event-way';
import { isComing } from './event-words';
import { OutOfSight } from '@/components/kits/deed/out-of-sight';
import { placeSection } from './place-section';
import { ReaderTime } from './reader-time';
import { NextEvents } from './next-events';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import { zonedInCambodia } from '@/lib/domain/dates/cambodian-days';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import type { CareerCenter } from '@/lib/contract/careers/registrations';
import { formatTypedPhone } from '@/lib/domain/values/phone';
import { JsonLd } from '@/components/ui/json-ld';
import { siteOrigin } from '@/lib/env/public-settings';
import { type Locale, localizePath } from '@/lib/i18n/locales';

const modes = { 'on-site': 'Offline', online: 'Online', hybrid: 'Mixed' } as const;

/** The event in schema.org's format. */
function EventJsonLd({ event, locale }: { event: ScheduledEvent; locale: Locale }) {
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
        startDate: zonedInCambodia(event.startsAt),
        endDate: zonedInCambodia(event.endsAt),
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

/** Who holds an event: a center or a school; Sala itself where it is neither. */
interface EventHostProps {
  center: CareerCenter | undefined;
  school: SchoolDetail | null;
}

function EventHost({ center, school }: EventHostProps) {
  const t = useTranslations('careerEvent.detail');
  const centers = useTranslations('careerHome.centers');
  const locale = useLocale();
  const address = center && `${pickText(center.street, locale)}, ${pickText(center.city, locale)}`;
  return (
    <Panel title={t('host')}>
      {school && (
        <p className="flex items-center gap-3">
          <SchoolEmblem school={school} sizePx={44} />
          <TextLink href={href('/school/[slug]', { slug: school.slug })}>{pickName(school, locale)}</TextLink>
        </p>
      )}
      {center && (
        <>
          <p className="font-semibold">{pickText(center.name, locale)}</p>
          <p className="text-muted">{address}</p>
          {center.phone && (
            <p>
              <a href={`tel:${center.phone}`} className="inline-block py-1 text-accent-text underline">
                {formatTypedPhone(center.phone)}
              </a>
            </p>
          )}
          <p>
            <TextLink
              href={href('/career-center/events', undefined, { careerCenterId: center.careerCenterId })}
            >
              {centers('all')}
            </TextLink>
          </p>
        </>
      )}
      {!school && !center && <p className="font-semibold">{t('sala')}</p>}
    </Panel>
  );
}

const mapHref = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** How one gets to an event, for whom it is, and until when one registers. */
function EventFacts({ event }: { event: ScheduledEvent }) {
  const t = useTranslations('careerEvent');
  const locale = useLocale();
  const { format, mapPoint, forWhom, minAge } = event;
  const point = format === 'online' ? null : mapPoint;
  const whom = forWhom.map((each) => t(`forWhom.${each}`)).join(', ') || t('detail.everybody');
  const at = (instant: string) => `${formatDate(instant, locale)}, ${formatTimeOfDay(instant)}`;
  const items = [
    ...(point || format !== 'on-site'
      ? [
          {
            key: 'where',
            icon: <Icon name={format === 'online' ? 'globe' : 'map-pin'} />,
            term: t('detail.where'),
            details: (
              <>
                {format !== 'on-site' && <span className="block">{t('detail.onlineFor')}</span>}
                {point && (
                  <a
                    href={mapHref(point)}
                    rel="noreferrer"
                    target="_blank"
                    className="inline-block py-1 text-accent-text underline underline-offset-4"
                  >
                    {t('detail.map')}
                  </a>
                )}
              </>
            ),
          },
        ]
      : []),
    {
      key: 'whom',
      icon: <Icon name="users-round" />,
      term: t('detail.forWhom'),
      details: minAge === null ? whom : `${whom} · ${t('detail.minAge', { age: minAge })}`,
    },
    ...(isComing(event) && event.registrationClosesAt
      ? [
          {
            key: 'until',
            icon: <Icon name="clock" />,
            term: t('detail.registration'),
            details: t('detail.until', { date: at(event.registrationClosesAt) }),
          },
        ]
      : []),
  ];
  return <DescriptionList items={items} />;
}

interface EventViewProps {
  event: ScheduledEvent;
  next: readonly ScheduledEvent[];
  host: EventHostProps;
}

/** One event as everybody sees it; what is the reader's own comes beside it. */
export function EventView({ event, next, host }: EventViewProps) {
  const t = useTranslations('careerEvent');
  const locale = useLocale();
  const { slug, status, state, cancelReason, format, type, pictureUrl } = event;
  const title = pickText(event.title, locale);
  const comes = isComing(event);
  const registerText = useRegisterText();
  const linked = {
    eventId: event.eventId,
    slug,
    title: event.title,
    description: event.description,
    place: event.place,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    sequence: event.sequence,
    state,
    status,
  };
  return (
    <>
      <div className="mx-auto max-w-page px-4 pb-12 pt-6 sm:px-6">
        {comes && <EventJsonLd event={event} locale={locale} />}
        <Crumbs
          trail={[
            { label: t('title'), href: href('/career-center/events') },
            { label: title, href: href('/career-center/events/[slug]', { slug }) },
          ]}
        />
        <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <header className="grid gap-3">
            <p className="flex flex-wrap gap-2">
              {status === 'cancelled' && <Badge tone="danger">{t('state.cancelled')}</Badge>}
              {status !== 'cancelled' && state !== 'upcoming' && (
                <Badge tone="accent">{t(`state.${state}`)}</Badge>
              )}
              <Badge>{t(`type.${type}`)}</Badge>
              <Badge>{t(`format.${format}`)}</Badge>
            </p>
            <PageTitle size="public">{title}</PageTitle>
            {cancelReason && (
              <Alert tone="danger">{t('detail.because', { reason: pickText(cancelReason, locale) })}</Alert>
            )}
            {status !== 'cancelled' && state === 'finished' && (
              <Alert title={t('detail.finished')}>{t('detail.finishedBody')}</Alert>
            )}
          </header>
          <div className="grid gap-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div id={placeSection} className="scroll-mt-24">
              <EventDeed
                event={event}
                shape="card"
                clock={<ReaderTime at={event.startsAt} />}
                main={
                  <EventPlaceSlot
                    event={{ eventId: event.eventId, organizationId: event.organizationId, slug }}
                    register={registerText(event)}
                    isOpen={comes && event.takesRegistrations}
                  />
                }
                others={<EventLinks event={linked} />}
              />
            </div>
            <EventFacts event={event} />
            <EventHost {...host} />
          </div>
          <div className="grid max-w-prose gap-10">
            {pictureUrl && (
              <div>
                <Photo
                  url={pictureUrl}
                  alt=""
                  sizes="(min-width: 64rem) 40rem, 100vw"
                  className="article-cover"
                  fallback={null}
                />
                <PhotoCredit name={event.pictureCredit} className="mt-1.5" />
              </div>
            )}
            <section aria-labelledby="event-about">
              <h2 id="event-about" className="mb-2 text-xl">
                {t('detail.about')}
              </h2>
              <p className="whitespace-pre-line wrap-anywhere">{pickText(event.description, locale)}</p>
            </section>
            <EventProgram event={event} />
          </div>
        </div>
        <NextEvents title={t('detail.next')} events={next} />
      </div>
      {comes && event.takesRegistrations && (
        <OutOfSight of={placeSection}>
          <EventDeed event={event} shape="bar" main={<EventWay event={event} shape="bar" />} />
        </OutOfSight>
      )}
    </>
  );
}
