'use client';

import { useParams } from '@/lib/i18n/navigation';
import { QueryState } from '@/components/feedback/query-state';
import { ToldOrganization } from '@/components/accounts/organization/told-organization';
import { WorksHere } from '@/components/accounts/organization/works-here';
import { Skeleton } from '@/components/ui/skeleton';
import { hasAnyRole, staffRoleNames } from '@/lib/domain/accounts/roles';
import { QueryProvider } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';

function OwnWords() {
  const { organizationId } = useParams<{ organizationId: string }>();
  const viewer = useViewer();
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 sm:px-6">
      <QueryState query={viewer} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {({ sub, roles, organizations }) =>
          organizations.includes(organizationId) && hasAnyRole(roles, staffRoleNames) ? (
            <WorksHere orgId={organizationId} />
          ) : (
            <ToldOrganization key={organizationId} userId={sub} orgId={organizationId} />
          )
        }
      </QueryState>
    </div>
  );
}

/** `/profile/school/[organizationId]/user-profile`: what one organization is told. Its layout is that of public pages. */
export function UserProfileScreen() {
  return (
    <QueryProvider>
      <OwnWords />
    </QueryProvider>
  );
}
