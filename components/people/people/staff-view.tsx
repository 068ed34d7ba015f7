'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Column } from '@/components/kits/list/columns';
import { SchoolField } from '@/components/schools/school/school-field';
import { ListPage } from '@/components/kits/list/list-page';
import { useListState } from '@/components/kits/list/use-list-state';
import type { StaffMember } from '@/lib/contract/user/staff';
import { formatPhone } from '@/lib/domain/people/phone';
import { staffRoleNames } from '@/lib/domain/people/roles';
import { AccountState } from './account-state';
import { InviteStaff } from './invite-staff';
import { inScripts } from './person-names';
import { roleKeys } from '@/lib/domain/people/role-keys';
import { StaffPosts } from './staff-posts';
import { staffCounts, staffList, staffQuery } from './staff-list';
import { StaffSheet } from './staff-sheet';
import { usePersonName } from './use-person-name';

/** Everybody with a role at Sala, a school or a bank; roles are given and taken away here. */
export function StaffView() {
  const t = useTranslations('people.staff');
  const tPeople = useTranslations('people');
  const name = usePersonName()<StaffMember>({
    header: tPeople('columns.person'),
    width: '28%',
    key: ({ id }) => id,
    names: inScripts,
  });
  const { state } = useListState(staffList);
  const { data: counts = null } = useQuery(staffCounts(state));
  const columns: Column<StaffMember>[] = [
    { id: 'posts', header: t('columns.posts'), cell: (member) => <StaffPosts member={member} /> },
    {
      id: 'contact',
      header: t('columns.contact'),
      card: 'foot',
      className: 'tabular-nums',
      cell: ({ phone, email }) => (phone ? formatPhone(phone) : email),
    },
    {
      id: 'state',
      header: tPeople('columns.state'),
      width: '18%',
      card: 'badge',
      cell: (member) => <AccountState person={member} />,
    },
  ];
  return (
    <ListPage
      lead={t('lead')}
      actions={<InviteStaff />}
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
