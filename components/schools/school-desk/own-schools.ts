import { useQuery } from '@tanstack/react-query';
import { applicantApi } from '@/lib/api/applicant';
import type { Pipeline } from '@/lib/contract/admissions/pipeline';
import { hasAnyRole, roleNames } from '@/lib/domain/accounts/roles';
import { useViewer } from '@/lib/query/use-viewer';

export type OwnSchool = Pipeline['schools'][number];

/** The schools that the reader manages, with what happens there. */
export const useOwnSchools = () =>
  useQuery({
    ...applicantApi.pipeline.summary.queryOptions(),
    select: ({ schools }) => schools.filter(({ isOwn }) => isOwn),
  });

/** True for advisors and school admins: they decide about forms, steps and settings. */
export const useIsSchoolStaff = (): boolean =>
  hasAnyRole(useViewer().data?.roles ?? [], [roleNames.advisor, roleNames.schoolAdmin]);
