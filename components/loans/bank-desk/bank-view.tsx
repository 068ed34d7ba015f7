'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { ListPage } from '@/components/kits/list/list-page';
import type { DeskBank } from '@/lib/contract/loans/bank-shapes';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { BankBadge } from './bank-badge';
import { bankList, bankQuery, bankStates } from './bank-list';

/** Banks: whether they take applications, and the terms of their new loans. */
export function BankView() {
  const t = useTranslations('bankDesk');
  const locale = useLocale();
  const contactOf = ({ phone, email }: DeskBank) => (phone ? formatPhone(phone) : (email ?? ''));
  const rateOf = ({ yearlyRatePercent }: DeskBank) => t('rate', { rate: yearlyRatePercent ?? 0 });
  const name: RowName<DeskBank> = {
    header: t('fields.name'),
    key: ({ bankId }) => bankId,
    name: (bank) => pickName(bank, locale),
    href: ({ bankId }) => href('/advisor/bank/[bankid]/edit', { bankid: bankId }),
    below: ({ name: latin, nameNative }) => (
      <span lang={locale === 'km' ? 'en' : 'km'} className="block text-sm text-muted">
        {locale === 'km' ? latin : nameNative}
      </span>
    ),
    csv: [
      { header: t('csv.nameKm'), text: ({ nameNative }) => nameNative },
      { header: t('csv.nameEn'), text: (bank) => bank.name },
    ],
  };
  const columns: Column<DeskBank>[] = [
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: ({ status }) => <BankBadge status={status} />,
      text: ({ status }) => t(`state.${status}`),
    },
    { id: 'rate', header: t('columns.rate'), className: 'tabular-nums', cell: rateOf, text: rateOf },
    {
      id: 'fee',
      header: t('columns.fee'),
      className: 'tabular-nums',
      cell: ({ fee }) => formatUsd(fee),
      text: ({ fee }) => String(fee),
    },
    {
      id: 'amountMax',
      header: t('columns.amountMax'),
      className: 'tabular-nums',
      cell: ({ amountMax }) => formatUsd(amountMax),
      text: ({ amountMax }) => String(amountMax),
    },
    {
      id: 'branches',
      header: t('columns.branches'),
      className: 'tabular-nums',
      cell: ({ branches }) => t('branches', { count: branches.length }),
      text: ({ branches }) => String(branches.length),
    },
    {
      id: 'contact',
      header: t('columns.contact'),
      card: 'foot',
      className: 'tabular-nums wrap-anywhere',
      cell: contactOf,
      text: contactOf,
    },
  ];
  return (
    <ListPage
      address={bankList}
      query={bankQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[{ kind: 'text', name: 'keyword', label: t('keyword') }]}
      tabs={{
        name: 'status',
        label: t('columns.state'),
        all: t('all'),
        tabs: bankStates.map((key) => ({ key, label: t(`state.${key}`) })),
      }}
      shown={(count) => t('shown', { count })}
      exports={{ fileName: 'banks', rowsPerCall: 100 }}
    />
  );
}
