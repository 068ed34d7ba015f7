import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Column } from '@/components/kits/list/columns';
import type { StaffMember } from '@/lib/contract/accounts/staff';
import { formatPhone } from '@/lib/domain/values/phone';
import { AccountState } from './account-state';
import { inScripts } from './person-names';
import { usePersonName } from './use-person-name';

/** The columns of every list of staff; `postsOf` shows the roles of one of them. */
export function useStaffColumns(postsOf: (member: StaffMember) => ReactNode) {
  const t = useTranslations('people.staff.columns');
  const tPeople = useTranslations('people.columns');
  const name = usePersonName()<StaffMember>({
    header: tPeople('person'),
    key: ({ id }) => id,
    names: inScripts,
  });
  const columns: Column<StaffMember>[] = [
    { id: 'posts', header: t('posts'), isLong: true, cell: postsOf },
    {
      id: 'contact',
      header: t('contact'),
      card: 'foot',
      className: 'tabular-nums',
      cell: ({ phone, email }) => (phone ? formatPhone(phone) : email),
    },
    {
      id: 'state',
      header: tPeople('state'),
      card: 'badge',
      cell: (member) => <AccountState person={member} />,
    },
  ];
  return { name, columns };
}
