'use client';

import { useTranslations } from 'next-intl';
import type { Column } from '@/components/kits/list/columns';
import { ListPage } from '@/components/kits/list/list-page';
import { Badge } from '@/components/ui/badge';
import type { StaffMember } from '@/lib/contract/user/staff';
import { formatPhone } from '@/lib/domain/people/phone';
import { roleKeys } from '@/lib/domain/people/role-keys';
import { schoolGivenRoleNames } from '@/lib/domain/people/roles';
import { AccountState } from './account-state';
import { EndPost } from './end-post';
import { InviteColleague } from './invite-colleague';
import { inScripts } from './person-names';
import { schoolStaffList, schoolStaffQuery } from './school-staff-list';
import { usePersonName } from './use-person-name';

interface SchoolStaffProps {
  schoolId: string;
  /** In the language of the page. */
  schoolName: string;
}

/** Everybody who works at one school; its school admins invite colleagues and end their roles. */
export function SchoolStaff({ schoolId, schoolName }: SchoolStaffProps) {
  const t = useTranslations('people.staff');
  const own = useTranslations('people.staff.atSchool');
  const tPeople = useTranslations('people');
  const name = usePersonName()<StaffMember>({
    header: tPeople('columns.person'),
    width: '28%',
    key: ({ id }) => id,
    names: inScripts,
  });
  const columns: Column<StaffMember>[] = [
    {
      id: 'posts',
      header: t('columns.posts'),
      cell: ({ roles }) => (
        <span className="flex flex-wrap gap-1.5">
          {roles.map((role) => (
            <Badge key={role} tone="accent">
              {tPeople(`roles.${roleKeys[role]}`)}
            </Badge>
          ))}
        </span>
      ),
    },
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
  const texts = { table: t('table'), noneTitle: own('noneTitle'), noneBody: own('noneBody') };
  return (
    <ListPage
      title={own('title')}
      lead={own('lead', { school: schoolName })}
      actions={<InviteColleague schoolId={schoolId} schoolName={schoolName} />}
      address={schoolStaffList}
      query={schoolStaffQuery(schoolId)}
      texts={(key: keyof typeof texts) => texts[key]}
      name={name}
      columns={columns}
      filters={[{ kind: 'text', name: 'keyword', label: t('keyword') }]}
      tabs={{
        name: 'role',
        label: t('role'),
        all: t('anyRole'),
        tabs: schoolGivenRoleNames.map((key) => ({ key, label: tPeople(`roles.${roleKeys[key]}`) })),
      }}
      shown={(count) => t('shown', { count })}
      detail={(member, onClose) => (
        <EndPost member={member} schoolId={schoolId} schoolName={schoolName} onClose={onClose} />
      )}
    />
  );
}
