'use client';

import { useTranslations } from 'next-intl';
import { auditList } from '@/components/accounts/audit/audit-list';
import { lazyPart } from '@/components/feedback/lazy-part';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { useIsOperator } from '@/components/accounts/people/given-roles';
import { peopleList } from '@/components/accounts/people/people-list';
import { PeopleView } from '@/components/accounts/people/people-view';
import { staffList } from '@/components/accounts/people/staff-list';

const StaffView = lazyPart(
  () => import('@/components/accounts/people/staff-view').then((module) => module.StaffView),
  ListSkeleton,
);
const AuditView = lazyPart(
  () => import('@/components/accounts/audit/audit-view').then((module) => module.AuditView),
  ListSkeleton,
);

/** Everybody with an account, who of them is staff, and, for operators, what they did. */
export function RegisteredScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('people');
  const isOperator = useIsOperator();
  return (
    <>
      <DeskHead title={t('title')} />
      <ListViews
        label={t('views.label')}
        views={[
          {
            key: 'people',
            label: t('views.people'),
            href: peopleList.href(),
            show: () => <PeopleView organizationId={organizationId} />,
          },
          { key: 'staff', label: t('views.staff'), href: staffList.href(), show: () => <StaffView /> },
          ...(isOperator
            ? [{ key: 'audit', label: t('views.audit'), href: auditList.href(), show: () => <AuditView /> }]
            : []),
        ]}
      />
    </>
  );
}
