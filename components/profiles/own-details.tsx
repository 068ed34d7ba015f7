'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { Card, CardBody } from '@/components/ui/card';
import { userApi } from '@/lib/api/user';
import { AvatarSection } from './avatar-section';
import { DetailsSkeleton } from './details-skeleton';
import { ProfileForm } from './profile-form';

/** The person's own picture and details. */
export function OwnDetails({ userId }: { userId: string }) {
  const account = useQuery(userApi.accounts.get.queryOptions({ params: { id: userId } }));
  return (
    <QueryState query={account} skeleton={<DetailsSkeleton />}>
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
