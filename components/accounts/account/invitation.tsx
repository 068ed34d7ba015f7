'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { isApiError } from '@/lib/api/api-error';
import { userApi } from '@/lib/api/user';
import { QueryProvider } from '@/lib/query/query-provider';
import { InvitationOver } from './invitation-over';
import { OpenInvitation } from './open-invitation';
import { StepSkeleton } from './step-skeleton';
import { useInvitationKey } from './use-invitation-key';

/** What the link of an invitation leads to: the invitation, or why it is none any more. */
export const Invitation = () => (
  <QueryProvider>
    <ReadInvitation />
  </QueryProvider>
);

function ReadInvitation() {
  const t = useTranslations('invitation');
  const key = useInvitationKey();
  const query = useQuery({
    queryKey: [...userApi.invitations.key, key],
    queryFn: () => userApi.invitations.read({ body: { key: key ?? '' } }),
    enabled: typeof key === 'string',
  });
  if (key === null || isApiError(query.error, 404))
    return <InvitationOver title={t('unknown.title')} body={t('unknown.body')} />;
  return (
    <QueryState query={query} skeleton={<StepSkeleton />}>
      {(invitation) => (
        <OpenInvitation
          invitationKey={key ?? ''}
          invitation={invitation}
          onDeclined={() => void query.refetch()}
        />
      )}
    </QueryState>
  );
}
