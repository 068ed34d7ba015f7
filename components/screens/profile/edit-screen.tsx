'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { AvatarSection } from '@/components/profile/avatar-section';
import { ProfileForm } from '@/components/profile/profile-form';
import { Card, CardBody } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { userApi } from '@/lib/api/user';
import { useViewer } from '@/lib/query/use-viewer';

function EditSkeleton() {
  return <Skeleton className="h-[56rem] rounded-lg" />;
}

function OwnDetails({ userId }: { userId: string }) {
  const account = useQuery(userApi.accounts.get.queryOptions({ params: { id: userId } }));
  return (
    <QueryState query={account} skeleton={<EditSkeleton />}>
      {(data) => (
        <Card>
          <CardBody className="grid gap-8">
            <AvatarSection account={data} />
            <ProfileForm account={data} />
          </CardBody>
        </Card>
      )}
    </QueryState>
  );
}

/** `/profile/edit`: one's own details and picture. */
export function EditScreen() {
  const t = useTranslations('profile');
  const viewer = useViewer();
  return (
    <div className="max-w-2xl">
      <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="mb-6 mt-1 text-muted">{t('intro')}</p>
      <QueryState query={viewer} skeleton={<EditSkeleton />}>
        {({ sub }) => <OwnDetails userId={sub} />}
      </QueryState>
    </div>
  );
}
