'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { userApi } from '@/lib/api/user';
import type { Account } from '@/lib/contract/accounts/accounts';
import { formatBirthDate } from '@/lib/domain/dates/dates';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { fullName } from '@/lib/domain/people/person-name';
import { formatPhone } from '@/lib/domain/values/phone';
import { href } from '@/lib/routes/href';
import { DetailsSkeleton } from './details-skeleton';

function Facts({ account }: { account: Account }) {
  const t = useTranslations('person.facts');
  const locale = useLocale();
  const { firstName, lastName, firstNameKm, lastNameKm, gender, dob, phone, email, avatar } = account;
  const province = account.province ? provinceByCode(account.province) : undefined;
  const edit = { href: href('/profile/edit'), label: t('edit') };
  const settings = { href: href('/profile/settings'), label: t('settings') };
  const facts = [
    ['name', fullName({ firstName, lastName }), 'name', edit],
    ['nameKm', fullName({ firstName: firstNameKm ?? '', lastName: lastNameKm ?? '' }), 'name', edit],
    ['photo', avatar ? t('has') : '', 'photo', edit],
    ['phone', phone ? formatPhone(phone) : '', 'phone', settings],
    ['email', email ?? '', 'email', edit],
    ['gender', gender ? t(`genders.${gender}`) : '', 'gender', edit],
    ['dob', dob ? formatBirthDate(dob, locale) : '', 'dob', edit],
    ['province', province ? placeLabel(province, locale === 'en' ? 'en' : 'km') : '', 'place', edit],
    ['currentSchool', account.currentSchool ?? '', 'place', edit],
  ] as const;
  return (
    <dl className="divide-y divide-border">
      {facts.map(([name, value, use, place]) => (
        <div key={name} className="flex flex-wrap items-start justify-between gap-x-6 py-3">
          <dt className="w-full text-sm text-muted">{t(name)}</dt>
          <dd className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{value || t('none')}</p>
            <p className="text-sm text-muted">{t(`uses.${use}`)}</p>
          </dd>
          <dd>
            <TextLink href={place.href} aria-label={`${place.label}: ${t(name)}`}>
              {place.label}
            </TextLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Every fact of the account: what uses it, and where it is changed. */
export function OwnFacts({ userId }: { userId: string }) {
  const t = useTranslations('person.facts');
  const account = useQuery(userApi.accounts.get.queryOptions({ params: { id: userId } }));
  const more = [
    [href('/profile/my-profile'), t('profile')],
    [href('/profile/educationhistory/high-school-information'), t('history')],
    [href('/profile/achievements'), t('achievements')],
    [href('/profile/schools'), t('schools')],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-5">
      <QueryState query={account} skeleton={<DetailsSkeleton />}>
        {(data) => (
          <Panel title={t('title')}>
            <Facts account={data} />
          </Panel>
        )}
      </QueryState>
      <Panel title={t('more')}>
        <ul className="grid gap-1">
          {more.map(([to, label]) => (
            <li key={to}>
              <TextLink href={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
