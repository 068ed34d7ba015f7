'use client';

import { useQuery } from '@tanstack/react-query';
import { SectionLink } from '@/components/kits/deed/section-link';
import { vacanciesApi } from '@/lib/api/vacancies';
import { QueryProvider } from '@/lib/query/query-provider';
import type { JobApplyLinkProps } from './job-apply-link';
import { applySection } from './apply-section';

function OwnLink({ organizationId: orgId, vacancyId: id, page, shape, texts }: JobApplyLinkProps) {
  const { data } = useQuery(vacanciesApi.get.queryOptions({ params: { orgId, id } }));
  return (
    <SectionLink section={applySection} page={page} shape={shape}>
      {data?.application ? texts.own : texts.apply}
    </SectionLink>
  );
}

/** For a signed-in reader: whoever has applied is led to their application. */
export const OwnApplyLink = (props: JobApplyLinkProps) => (
  <QueryProvider>
    <OwnLink {...props} />
  </QueryProvider>
);
