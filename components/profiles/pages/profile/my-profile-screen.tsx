'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { QueryState } from '@/components/feedback/query-state';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { useViewer } from '@/lib/query/use-viewer';

const ProfileSkeleton = () => <Skeleton className="h-96 rounded-lg" />;

// Rendered once the person is known; earlier its scripts would only delay the page.
const MyProfile = dynamic(
  () => import('@/components/profiles/my-profile/my-profile').then((module) => module.MyProfile),
  { loading: ProfileSkeleton },
);

/** `/profile/my-profile`: the content of the digital profile and the CV. */
export function MyProfileScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('myProfile');
  const viewer = useViewer();
  return (
    <div className="max-w-3xl">
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-3 mt-1 text-muted max-sm:hidden sm:mb-5">{t('lead')}</p>
      <QueryState query={viewer} skeleton={<ProfileSkeleton />}>
        {({ sub }) => <MyProfile orgId={organizationId} userId={sub} />}
      </QueryState>
    </div>
  );
}
