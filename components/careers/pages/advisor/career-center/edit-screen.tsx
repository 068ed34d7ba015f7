'use client';

import { useQuery } from '@tanstack/react-query';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { RecordPage } from '@/components/kits/text-desk/record-page';
import { CenterEditor } from '@/components/careers/career-center/center-editor';
import { recruitmentApi } from '@/lib/api/recruitment';
import { useParams } from '@/lib/i18n/navigation';

/** The career center that the address names. */
export function CareerCenterEditScreen({ organizationId }: { organizationId: string }) {
  const { centerid: id } = useParams<{ centerid: string }>();
  const params = { orgId: organizationId, id };
  const query = useQuery(recruitmentApi.careerCenterChanges.get.queryOptions({ params }));
  return (
    <RecordPage query={query} skeleton={<DetailSkeleton />}>
      {(center) => <CenterEditor organizationId={organizationId} center={center} />}
    </RecordPage>
  );
}
