import { useLocale, useTranslations } from 'next-intl';
import { Crumbs } from '@/components/kits/detail/crumbs';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { PageTitle } from '@/components/ui/page-title';
import { PhotoCredit } from '@/components/ui/photo-credit';
import { Photo } from '@/components/ui/photo';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { EventDeed } from './event-deed';
import { EventFacts } from './event-facts';
import { EventHost, type EventHostProps } from './event-host';
import { EventJsonLd } from './event-json-ld';
import { EventProgram } from './event-program';
import { EventLinks } from './event-links';
import { EventPlaceSlot } from './event-place-slot';
import { EventWay, useRegisterText } from './event-way';
import { isComing } from './event-words';
import { placeSection } from './place-section';
import { ReaderTime } from './reader-time';
import { NextEvents } from './next-events';

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
          <aside className="grid gap-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
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
          </aside>
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
        <EventDeed event={event} shape="bar" main={<EventWay event={event} shape="bar" />} />
      )}
    </>
  );
}
