'use client';

import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Column, RowName } from '@/components/list/columns';
import { ListPage } from '@/components/list/list-page';
import { AccountState } from '@/components/people/account-state';
import { OtherName } from '@/components/people/other-name';
import { type ListedPerson, peopleList, peopleQuery, roleKeys } from '@/components/people/people-list';
import { personNames } from '@/components/people/person-names';
import { RoleBadges } from '@/components/people/role-badges';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/people/phone';
import { allRoleNames, defaultRoleName } from '@/lib/domain/people/roles';

const PersonSheet = dynamic(
  () => import('@/components/people/person-sheet').then((module) => module.PersonSheet),
  { ssr: false },
);

interface RegisteredScreenProps {
  /** Sala's own organization: everybody belongs to it. */
  organizationId: string;
}

export function RegisteredScreen({ organizationId }: RegisteredScreenProps) {
  const t = useTranslations('people');
  const locale = useLocale();
  // Stays set when the sheet closes: it closes with an animation and restores the focus.
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState(false);
  const name: RowName<ListedPerson> = {
    header: t('columns.person'),
    width: '36%',
    key: ({ id }) => id,
    name: (each) => personNames(each, locale).name,
    onOpen: ({ id }) => {
      setWanted(id);
      setOpen(true);
    },
    beside: ({ roles }) => <RoleBadges roles={roles} />,
    below: (each) => <OtherName other={personNames(each, locale).other} />,
  };
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
      id: 'since',
      header: t('columns.since'),
      width: '9rem',
      card: 'foot',
      cell: ({ createdAt }) => createdAt && formatDate(createdAt, locale),
    },
  ];
  const roles = allRoleNames.filter((role) => role !== defaultRoleName);
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      address={peopleList}
      query={peopleQuery(organizationId)}
      label={t('table')}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('keyword') },
        {
          kind: 'select',
          name: 'role',
          label: t('role'),
          any: t('roles.user'),
          options: roles.map((role) => ({ value: role, label: t(`roles.${roleKeys[role]}`) })),
        },
      ]}
      apply={t('apply')}
      shown={(count) => t('shown', { count })}
      none={{ title: t('noneTitle'), body: t('noneBody') }}
      overlay={(people) =>
        wanted && (
          <PersonSheet
            orgId={organizationId}
            person={(open && people.find(({ id }) => id === wanted)) || null}
            onClose={() => setOpen(false)}
          />
        )
      }
    />
  );
}
