'use client';

import { withTexts } from '@/components/feedback/with-texts';
import { Skeleton } from '@/components/ui/skeleton';
import { QueryProvider } from '@/lib/query/query-provider';
import type { JobPlace } from './job-apply-slot';
import { jobApplyTexts } from './job-apply-texts';
import { OwnJob } from './own-job';
import { VisitorApply } from './visitor-apply';

/** Applying for a vacancy, or where one's application stands. */
export const JobApply = withTexts(
  ({ isSignedIn, ...place }: JobPlace & { isSignedIn: boolean }) => (
    <QueryProvider>{isSignedIn ? <OwnJob {...place} /> : <VisitorApply {...place} />}</QueryProvider>
  ),
  jobApplyTexts,
  () => <Skeleton className="h-72" />,
);
