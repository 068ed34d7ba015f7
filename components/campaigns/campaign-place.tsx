'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { withTexts } from '@/components/feedback/with-texts';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { marketingApi } from '@/lib/api/marketing';
import type { CampaignRegistration } from '@/lib/contract/campaigns/campaign-registrations';
import type { CampaignPhase } from '@/lib/domain/campaigns/campaign-rules';
import { QueryProvider } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { CampaignForm } from './campaign-form';

interface CampaignPlaceProps {
  slug: string;
  phase: CampaignPhase;
}

const PartSkeleton = () => <Skeleton className="h-72" />;

function Place({ slug, phase }: CampaignPlaceProps) {
  const t = useTranslations('campaign.take');
  const params = { slug };
  const viewer = useViewer();
  const own = useQuery(marketingApi.campaignRegistrations.mine.queryOptions({ params }));
  const campaign = useQuery(
    marketingApi.campaigns.list.queryOptions({ query: { slug, status: 'active', limit: 1 } }),
  );
  return (
    <QueryState query={viewer} skeleton={<PartSkeleton />}>
      {(person) => (
        <QueryState query={own} skeleton={<PartSkeleton />}>
          {({ data: registration }) => (
            <QueryState query={campaign} skeleton={<PartSkeleton />}>
              {({ data: [shown] }) => {
                if (registration && registration.status !== 'withdrawn')
                  return <OwnPlace slug={slug} registration={registration} isOver={phase === 'over'} />;
                if (phase !== 'running' || !shown)
                  return <p>{t(`not.${phase === 'running' ? 'over' : phase}`)}</p>;
                return (
                  <>
                    {registration && <p className="text-muted">{t('givenBack')}</p>}
                    <CampaignForm campaign={shown} person={person} />
                  </>
                );
              }}
            </QueryState>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

interface OwnPlaceProps {
  slug: string;
  registration: CampaignRegistration;
  isOver: boolean;
}

const tones = {
  registered: 'success',
  confirmed: 'success',
  attended: 'success',
  declined: 'warning',
  withdrawn: 'info',
} as const;

function OwnPlace({ slug, registration, isOver }: OwnPlaceProps) {
  const t = useTranslations('campaign.take');
  const giveBack = useWrite(marketingApi.campaignRegistrations.giveBack, { inPlace: true });
  const { status, reference } = registration;
  const canLeave = !isOver && (status === 'registered' || status === 'confirmed');
  return (
    <div className="grid gap-4">
      <Alert tone={tones[status]} title={t(`status.${status}`)}>
        {t('reference', { reference })}
      </Alert>
      {giveBack.problem && <Alert tone="danger">{giveBack.problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="secondary" href={href('/campaigns/thank-you', undefined, { campaign: slug })}>
          {t('whatNow')}
        </LinkButton>
        {canLeave && (
          <WriteButton
            variant="ghost"
            write={giveBack}
            onWrite={() => giveBack.run({ params: { slug } })}
            asks={{ title: t('giveBackTitle'), description: t('giveBackBody'), cancelLabel: t('keep') }}
          >
            {t('giveBack')}
          </WriteButton>
        )}
      </div>
    </div>
  );
}

/** The reader's registration: its form, its state, giving it back. */
export const CampaignPlace = withTexts(
  (props: CampaignPlaceProps) => (
    <QueryProvider>
      <Place {...props} />
    </QueryProvider>
  ),
  {
    km: async () => ({ work: (await import('@/messages/km/core/work.json')).default }),
    en: async () => ({ work: (await import('@/messages/en/core/work.json')).default }),
  },
  PartSkeleton,
);
