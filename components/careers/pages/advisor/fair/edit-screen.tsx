'use client';

import { useQuery } from '@tanstack/react-query';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { RecordPage } from '@/components/kits/text-desk/record-page';
import { FairEditor } from '@/components/careers/fair-desk/fair-editor';
import { scheduleApi } from '@/lib/api/schedule';
import { useParams } from '@/lib/i18n/navigation';

/** The fair that the address names. */
export function FairEditScreen({ organizationId }: { organizationId: string }) {
  const { fairid } = useParams<{ fairid: string }>();
  const query = useQuery(scheduleApi.fairDesk.get.queryOptions({ params: { id: fairid } }));
  return (
    <RecordPage query={query} skeleton={<DetailSkeleton />}>
      {(fair) => <FairEditor fair={fair} organizationId={organizationId} />}
    </RecordPage>
  );
}
