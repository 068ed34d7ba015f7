'use client';

import { useTranslations } from 'next-intl';
import { ListPage } from '@/components/kits/list/list-page';
import { Badge } from '@/components/ui/badge';
import { roleKeys } from '@/lib/domain/accounts/role-keys';
import { schoolGivenRoleNames } from '@/lib/domain/accounts/roles';
import { EndPost } from './end-post';
import { InviteStaff } from './invite-staff';
import { schoolStaffList, schoolStaffQuery } from './school-staff-list';
import { useStaffColumns } from './use-staff-columns';

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
  const { name, columns } = useStaffColumns(({ roles }) => (
    <span className="flex flex-wrap gap-1.5">
      {roles.map((role) => (
        <Badge key={role} tone="accent">
          {tPeople(`roles.${roleKeys[role]}`)}
        </Badge>
      ))}
    </span>
  ));
  const texts = { table: t('table'), noneTitle: own('noneTitle'), noneBody: own('noneBody') };
  return (
    <ListPage
      title={own('title')}
      lead={own('lead', { school: schoolName })}
      primary={<InviteStaff school={{ id: schoolId, name: schoolName }} />}
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
