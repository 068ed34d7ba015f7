'use client';

import { useQuery } from '@tanstack/react-query';
import { CampaignDesk } from '@/components/campaigns/campaign-desk/campaign-desk';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { RecordPage } from '@/components/kits/text-desk/record-page';
import { marketingApi } from '@/lib/api/marketing';
import { useParams } from '@/lib/i18n/navigation';

/** The campaign that the address names. */
export function CampaignDetailScreen({ organizationId }: { organizationId: string }) {
  const { slug } = useParams<{ slug: string }>();
  const query = useQuery(marketingApi.campaigns.get.queryOptions({ params: { slug } }));
  return (
    <RecordPage query={query} skeleton={<DetailSkeleton />}>
      {(campaign) => <CampaignDesk campaign={campaign} organizationId={organizationId} />}
    </RecordPage>
  );
}
