'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import type { Company } from '@/lib/contract/careers/companies';
import { companyStates } from '@/lib/domain/careers/company-state';
import { formatPhone } from '@/lib/domain/values/phone';
import { provinceName } from '@/lib/domain/geography/geography';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { CompanyBadge } from './company-badge';
import { companyList, companyQuery } from './company-list';

/** Employers: who they are, whether somebody has checked them, and until when that counts. */
export function CompanyView({ organizationId }: { organizationId: string }) {
  const t = useTranslations('companyDesk');
  const locale = useLocale();
  const otherLocale = locale === 'km' ? 'en' : 'km';
  const contactOf = ({ email, phone }: Company) => email ?? (phone ? formatPhone(phone) : '');
  const name: RowName<Company> = {
    header: t('fields.name'),
    key: ({ companyId }) => companyId,
    name: (company) => pickText(company.name, locale),
    href: ({ companyId }) => href('/advisor/company/[companyid]/edit', { companyid: companyId }),
    below: (company) => (
      <span lang={otherLocale} className="block text-sm text-muted">
        {company.name[otherLocale]}
      </span>
    ),
    csv: [
      { header: t('csv.nameKm'), text: (company) => company.name.km },
      { header: t('csv.nameEn'), text: (company) => company.name.en },
      { header: t('fields.registrationNumber'), text: (company) => company.registrationNumber ?? '' },
    ],
  };
  const columns: Column<Company>[] = [
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: ({ state }) => <CompanyBadge state={state} />,
      text: ({ state }) => t(`state.${state}`),
    },
    dateColumn({ id: 'until', header: t('columns.until'), locale, at: ({ check }) => check?.until ?? '' }),
    {
      id: 'province',
      header: t('fields.province'),
      cell: ({ province }) => provinceName(province, locale),
      text: ({ province }) => provinceName(province, locale),
    },
    {
      id: 'contact',
      header: t('columns.contact'),
      isLong: true,
      cell: contactOf,
      text: contactOf,
    },
    {
      id: 'vacancies',
      header: t('columns.vacancies'),
      card: 'foot',
      className: 'tabular-nums',
      cell: ({ vacancyCount }) => t('vacancies', { count: vacancyCount }),
      text: ({ vacancyCount }) => String(vacancyCount),
    },
  ];
  return (
    <ListPage
      address={companyList}
      query={companyQuery(organizationId)}
      texts={t}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('keyword') },
        { kind: 'province', name: 'province', label: t('fields.province'), any: t('anyProvince') },
      ]}
      tabs={{
        name: 'state',
        label: t('columns.state'),
        all: t('all'),
        tabs: companyStates.map((key) => ({ key, label: t(`state.${key}`) })),
      }}
      shown={(count) => t('shown', { count })}
      exports={{ fileName: 'employers', rowsPerCall: 100 }}
    />
  );
}
