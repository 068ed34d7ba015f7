'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useLocationSearch } from '@/lib/i18n/use-location-search';
import { campaignHref } from '@/lib/routes/campaign-href';
import { href } from '@/lib/routes/href';
import { isSignedIn } from '@/lib/session/signed-in-hint';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { type CampaignDays, useCampaignPhase } from './campaign-now';

const Waiting = () => <Skeleton className="h-72" />;
const CampaignPlace = lazyPart(async () => (await import('./campaign-place')).CampaignPlace, Waiting, {
  ahead: isSignedIn,
  ssr: false,
});

/** One's own place; visitors are led to the log-in and back, with where they came from. */
export function CampaignPlaceSlot({ slug, ...days }: CampaignDays & { slug: string }) {
  const t = useTranslations('campaign.take');
  const signedIn = useSignedIn();
  const phase = useCampaignPhase(days);
  const search = useLocationSearch();
  const from = new URLSearchParams([...search].filter(([name]) => name.startsWith('utm_'))).toString();
  const redirect = `${campaignHref(slug)}${from && `?${from}`}`;
  return (
    <section aria-labelledby="own-place" className="card grid gap-4 p-5">
      <h2 id="own-place" className="text-xl">
        {t('title')}
      </h2>
      {signedIn && <CampaignPlace slug={slug} phase={phase} />}
      {!signedIn && phase !== 'running' && <p>{t(`not.${phase}`)}</p>}
      {!signedIn && phase === 'running' && (
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
