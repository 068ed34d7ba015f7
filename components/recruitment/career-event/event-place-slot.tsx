'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { href } from '@/lib/routes/href';
import { isSignedIn } from '@/lib/session/signed-in-hint';
import { useSignedIn } from '@/lib/session/use-signed-in';

const Waiting = () => <Skeleton className="h-40" />;
const EventPlace = lazyPart(async () => (await import('./event-place')).EventPlace, Waiting, {
  ahead: isSignedIn,
  ssr: false,
});

interface EventPlaceSlotProps {
  event: { eventId: string; organizationId: string; slug: string };
  /** What visitors read: whether there are places, and from which age. */
  about: string;
  isOpen: boolean;
}

/** One's own place at an event; visitors are led to the log-in and back. Nothing of it is fetched for them. */
export function EventPlaceSlot({ event, about, isOpen }: EventPlaceSlotProps) {
  const t = useTranslations('careerEvent.take');
  const signedIn = useSignedIn();
  const redirect = href('/career-center/events/[slug]', { slug: event.slug });
  return (
    <section aria-labelledby="own-place" className="card grid gap-4 p-5">
      <h2 id="own-place" className="text-xl">
        {t('title')}
      </h2>
      <p className="empty:hidden">{about}</p>
      {signedIn && <EventPlace eventId={event.eventId} organizationId={event.organizationId} />}
      {!signedIn && isOpen && (
        <>
          <p className="text-muted">{t('visitor')}</p>
          <div className="flex flex-wrap gap-2">
            <LinkButton href={href('/login', undefined, { redirect })}>{t('login')}</LinkButton>
            <LinkButton href={href('/signup', undefined, { redirect })} variant="secondary">
              {t('signup')}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}
