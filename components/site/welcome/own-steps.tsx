'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { loadOrientationSync } from '@/components/orientation/load-sync';
import { favoritesQuery } from '@/components/schools/school/favorite-calls';
import { applicantApi } from '@/lib/api/applicant';
import { userApi } from '@/lib/api/user';
import type { Account } from '@/lib/contract/accounts/accounts';
import { orientationTests } from '@/lib/domain/orientation/orientation-code';
import { QueryProvider, sharedQueryClient } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';
import { StepList, type WelcomeStep } from './step-list';
import { WelcomeSkeleton } from './step-skeleton';
import { useTestTaken } from './use-test-taken';

/** What every application asks for. */
const isProfileWhole = ({ dob, gender, province }: Account) => Boolean(dob && gender && province);

/** Brings the account's results to this device. */
const pullOwnResults = async (organizationId: string): Promise<void> => {
  const { syncAll, pullResults } = await loadOrientationSync();
  await syncAll();
  await Promise.all(orientationTests.map((test) => pullResults(test, organizationId)));
};

const readSteps = async (userId: string, organizationId: string): Promise<WelcomeStep[]> => {
  const client = sharedQueryClient();
  const [account, favorites, applications] = await Promise.all([
    client.fetchQuery(userApi.accounts.get.queryOptions({ params: { id: userId } })),
    client.fetchQuery(favoritesQuery(userId)),
    client.fetchQuery(applicantApi.applicants.mine.queryOptions({ params: { id: userId } })),
    pullOwnResults(organizationId),
  ]);
  return [
    'account',
    ...(isProfileWhole(account) ? (['profile'] as const) : []),
    ...(favorites.countTotal > 0 ? (['favorite'] as const) : []),
    ...(applications.countTotal > 0 ? (['application'] as const) : []),
  ];
};

function StepsOf({ userId, organizationId }: { userId: string; organizationId: string }) {
  const testTaken = useTestTaken();
  const query = useQuery({
    queryKey: ['welcome-steps', userId],
    queryFn: () => readSteps(userId, organizationId),
    staleTime: 0,
  });
  return (
    <QueryState query={query} skeleton={<WelcomeSkeleton />}>
      {(steps) => <StepList done={new Set(testTaken ? [...steps, 'test'] : steps)} />}
    </QueryState>
  );
}

function ViewerSteps({ organizationId }: { organizationId: string }) {
  const viewer = useViewer();
  return (
    <QueryState query={viewer} skeleton={<WelcomeSkeleton />}>
      {({ sub }) => <StepsOf userId={sub} organizationId={organizationId} />}
    </QueryState>
  );
}

/** The steps of the person signed in, by what they have done. */
export const OwnSteps = (props: { organizationId: string }) => (
  <QueryProvider>
    <ViewerSteps {...props} />
  </QueryProvider>
);
