'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { isSignedIn } from '@/lib/session/signed-in-hint';
import { useSignedIn } from '@/lib/session/use-signed-in';

const Waiting = () => <Skeleton className="mx-auto h-56 max-w-page" />;
const OwnCareer = lazyPart(async () => (await import('./own-career')).OwnCareer, Waiting, {
  ahead: isSignedIn,
  ssr: false,
});

/** A signed-in person's registration, events and applications; visitors have nothing of it. */
export function OwnCareerSlot({ organizationId }: { organizationId: string }) {
  const signedIn = useSignedIn();
  return (
    <div className="signed-in-only min-h-56">{signedIn && <OwnCareer organizationId={organizationId} />}</div>
  );
}
