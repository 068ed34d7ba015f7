'use client';

import { useQuery } from '@tanstack/react-query';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { RecordPage } from '@/components/kits/text-desk/record-page';
import { CompanyEditor } from '@/components/careers/company/company-editor';
import { recruitmentApi } from '@/lib/api/recruitment';
import { useParams } from '@/lib/i18n/navigation';

/** The employer that the address names: what was checked of it, and its data. */
export function CompanyEditScreen({ organizationId }: { organizationId: string }) {
  const { companyid: id } = useParams<{ companyid: string }>();
  const params = { orgId: organizationId, id };
  const query = useQuery(recruitmentApi.companies.get.queryOptions({ params }));
  return (
    <RecordPage query={query} skeleton={<DetailSkeleton />}>
      {(company) => <CompanyEditor organizationId={organizationId} company={company} />}
    </RecordPage>
  );
}
