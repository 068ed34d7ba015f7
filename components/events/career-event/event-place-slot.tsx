'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
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
  /** How many places there are stands on it. */
  register: string;
  isOpen: boolean;
}

/** One's own place at an event; visitors are led to the log-in and back. Nothing of it is fetched for them. */
export function EventPlaceSlot({ event, register, isOpen }: EventPlaceSlotProps) {
  const t = useTranslations('careerEvent.take');
  const signedIn = useSignedIn();
  const redirect = href('/career-center/events/[slug]', { slug: event.slug });
  if (signedIn) return <EventPlace eventId={event.eventId} organizationId={event.organizationId} />;
  if (!isOpen) return null;
  return (
    <>
      <LinkButton size="lg" wide prefetch={false} href={href('/login', undefined, { redirect })}>
        {register}
      </LinkButton>
      <p className="text-sm text-muted">
        {t('orSignup')} <TextLink href={href('/signup', undefined, { redirect })}>{t('signup')}</TextLink>
      </p>
    </>
  );
}
