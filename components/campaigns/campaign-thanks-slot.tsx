'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useLocationSearch } from '@/lib/i18n/use-location-search';
import { useSignedIn } from '@/lib/session/use-signed-in';

const CampaignThanks = lazyPart(
  async () => (await import('./campaign-thanks')).CampaignThanks,
  () => <Skeleton className="mt-8 h-48" />,
  { ssr: false },
);

/** What is the reader's own of the campaign that the address names; visitors have nothing of it. */
export function CampaignThanksSlot() {
  const signedIn = useSignedIn();
  const slug = useLocationSearch().get('campaign');
  return signedIn && slug ? <CampaignThanks slug={slug} /> : null;
}
