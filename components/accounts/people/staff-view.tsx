'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SchoolField } from '@/components/schools/school/school-field';
import { ListPage } from '@/components/kits/list/list-page';
import { useListState } from '@/components/kits/list/use-list-state';
import { staffRoleNames } from '@/lib/domain/accounts/roles';
import { InviteStaff } from './invite-staff';
import { roleKeys } from '@/lib/domain/accounts/role-keys';
import { StaffPosts } from './staff-posts';
import { staffCounts, staffList, staffQuery } from './staff-list';
import { StaffSheet } from './staff-sheet';
import { useStaffColumns } from './use-staff-columns';

/** Everybody with a role at Sala, a school or a bank; roles are given and taken away here. */
export function StaffView() {
  const t = useTranslations('people.staff');
  const tPeople = useTranslations('people');
  const { name, columns } = useStaffColumns((member) => <StaffPosts member={member} />);
  const { state } = useListState(staffList);
  const { data: counts = null } = useQuery(staffCounts(state));
  return (
    <ListPage
      lead={t('lead')}
      primary={<InviteStaff firstSchoolId={state.filters.schoolId} />}
      address={staffList}
      query={staffQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('keyword') },
        { kind: 'field', name: 'schoolId', label: t('school'), Field: SchoolField },
      ]}
      tabs={{
        name: 'role',
        label: t('role'),
        all: t('anyRole'),
        tabs: staffRoleNames.map((key) => ({ key, label: tPeople(`roles.${roleKeys[key]}`) })),
        counts: () => counts && { '': counts.countAll, ...counts.countByRole },
      }}
      shown={(count) => t('shown', { count })}
      detail={(member, onClose) => <StaffSheet member={member} onClose={onClose} />}
    />
  );
}
