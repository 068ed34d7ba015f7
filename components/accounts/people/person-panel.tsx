'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type Description, DescriptionList } from '@/components/ui/description-list';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/people/phone';
import { AccountState } from './account-state';
import { hasAnyRole } from '@/lib/domain/accounts/roles';
import { AccountSwitch, staffRoles } from './account-switch';
import { ConfirmBirthday } from './confirm-birthday';
import { personNames } from './person-names';
import { RoleBadges } from './role-badges';
import { SignInHistory } from './sign-in-history';
import type { ListedPerson } from './people-list';

/** One person beside the list: identity, account switch, sign-ins. */
export function PersonPanel({ orgId, person }: { orgId: string; person: ListedPerson }) {
  const t = useTranslations('people');
  const locale = useLocale();
  const { other } = personNames(person, locale);
  const isStaff = hasAnyRole(person.roles ?? [], staffRoles);
  const hasRole = (person.roles?.length ?? 0) > 1;
  const facts: (Description | false)[] = [
    other !== null && {
      key: 'other',
      term: t('columns.otherName'),
      details: <span lang={other.lang}>{other.text}</span>,
    },
    { key: 'state', term: t('columns.state'), details: <AccountState person={person} /> },
    Boolean(person.phone) && {
      key: 'phone',
      term: t('columns.phone'),
      details: <span className="tabular-nums">{formatPhone(person.phone ?? '')}</span>,
    },
    Boolean(person.createdAt) && {
      key: 'since',
      term: t('columns.since'),
      details: formatDate(person.createdAt ?? '', locale),
    },
    hasRole && {
      key: 'roles',
      term: t('role'),
      details: (
        <span className="flex flex-wrap gap-2">
          <RoleBadges roles={person.roles} />
        </span>
      ),
    },
  ];
  return (
    <div className="grid gap-8">
      <DescriptionList items={facts.filter((fact) => fact !== false)} />
      <section aria-labelledby="person-account" className="border-t border-border pt-6">
        <h3 id="person-account" className="mb-2 text-lg">
          {t('switch.title')}
        </h3>
        <AccountSwitch person={person} />
      </section>
      {!isStaff && (
        <section aria-labelledby="person-birthday" className="border-t border-border pt-6">
          <h3 id="person-birthday" className="text-lg">
            {t('birthday.title')}
          </h3>
          <p className="mb-4 text-sm text-muted">{t('birthday.lead')}</p>
          <ConfirmBirthday userId={person.id} />
        </section>
      )}
      <section aria-labelledby="person-history" className="border-t border-border pt-6">
        <h3 id="person-history" className="text-lg">
          {t('history.title')}
        </h3>
        <p className="mb-4 text-sm text-muted">{t('history.hint')}</p>
        <SignInHistory orgId={orgId} userId={person.id} />
      </section>
    </div>
  );
}
