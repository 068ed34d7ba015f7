'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { QueryState } from '@/components/feedback/query-state';
import { OwnProgram } from '@/components/admissions/own-schools/own-program';
import { academicApi } from '@/lib/api/academic';
import { applicantApi } from '@/lib/api/applicant';
import type { SubjectDetail } from '@/lib/contract/schools/subjects';
import { useParams } from '@/lib/i18n/navigation';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

function WithApplications({ program, userId }: { program: SubjectDetail; userId: string }) {
  const mine = useQuery(applicantApi.applicants.mine.queryOptions({ params: { id: userId } }));
  return (
    <QueryState query={mine} skeleton={<DetailSkeleton />}>
      {({ data }) => <OwnProgram program={program} applications={data} />}
    </QueryState>
  );
}

/** One program that the person has applied to or saved. */
export function CoursesDetailScreen() {
  const t = useTranslations('ownSchools.courses');
  const { id } = useParams<{ id: string }>();
  const program = useQuery(academicApi.subjects.get.queryOptions({ params: { id } }));
  const viewer = useViewer();
  return (
    <DetailPage
      query={program}
      back={{ href: href('/profile/courses'), label: t('title') }}
      skeleton={<DetailSkeleton />}
    >
      {(found) => (
        <QueryState query={viewer} skeleton={<DetailSkeleton />}>
          {({ sub }) => <WithApplications program={found} userId={sub} />}
        </QueryState>
      )}
    </DetailPage>
  );
}
