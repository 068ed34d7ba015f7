'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ListPage } from '@/components/kits/list/list-page';
import { AccountState } from './account-state';
import { type ListedPerson, peopleList, peopleQuery } from './people-list';
import { inScripts } from './person-names';
import { RoleBadges } from './role-badges';
import { roleKeys } from '@/lib/domain/accounts/role-keys';
import { usePersonName } from './use-person-name';
import { SkeletonText } from '@/components/ui/skeleton';
import { formatPhone } from '@/lib/domain/values/phone';
import { staffRoleNames } from '@/lib/domain/accounts/roles';

const PersonPanel = lazyPart(
  () => import('./person-panel').then((module) => module.PersonPanel),
  () => <SkeletonText lines={8} />,
);

interface PeopleViewProps {
  /** Sala's own organization: everybody belongs to it. */
  organizationId: string;
}

/** Everybody with an account, by name, number or role. */
export function PeopleView({ organizationId }: PeopleViewProps) {
  const t = useTranslations('people');
  const locale = useLocale();
  const name = usePersonName()<ListedPerson>({
    header: t('columns.person'),
    key: ({ id }) => id,
    names: inScripts,
    beside: ({ roles }) => <RoleBadges roles={roles} />,
  });
  const columns: Column<ListedPerson>[] = [
    {
      id: 'phone',
      header: t('columns.phone'),
      card: 'foot',
      className: 'tabular-nums',
      cell: ({ phone }) => phone && formatPhone(phone),
    },
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: (each) => <AccountState person={each} />,
    },
    {
      ...dateColumn<ListedPerson>({
        id: 'since',
        header: t('columns.since'),
        locale,
        at: ({ createdAt }) => createdAt,
      }),
      onlyWide: true,
    },
  ];
  return (
    <ListPage
      lead={t('lead')}
      address={peopleList}
      query={peopleQuery(organizationId)}
      texts={t}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('keyword') },
        {
          kind: 'select',
          name: 'role',
          label: t('role'),
          any: t('roles.user'),
          options: staffRoleNames.map((role) => ({ value: role, label: t(`roles.${roleKeys[role]}`) })),
        },
      ]}
      shown={(count) => t('shown', { count })}
      panel={{ showRow: (person) => <PersonPanel orgId={organizationId} person={person} /> }}
    />
  );
}
