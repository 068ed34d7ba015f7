'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/list/columns';
import type { FilterField } from '@/components/list/filter-fields';
import { ListPage } from '@/components/list/list-page';
import { CreateLink } from '@/components/text-desk/create-link';
import { PublicationBadge } from '@/components/text-desk/text-states';
import type { SiteText } from '@/lib/contract/content/site-texts';
import { helpSections } from '@/lib/domain/content/site-texts';
import { formatDate } from '@/lib/domain/dates/dates';
import { type SiteTextDeskName, siteTextDesks } from './site-text-desks';
import { siteTextLists, siteTextsQuery } from './site-text-lists';

/** The texts of a desk, drafts too. */
export function SiteTextList({ desk }: { desk: SiteTextDeskName }) {
  const t = useTranslations('textDesk');
  const tSection = useTranslations('help.section');
  const locale = useLocale();
  const address = siteTextLists[desk];
  const { kinds, create, edit } = siteTextDesks[desk];
  const titles = ({ title_en, title_kh }: SiteText) =>
    locale === 'km' ? [title_kh, title_en] : [title_en, title_kh];
  const group = ({ kind, section }: SiteText) =>
    desk === 'help' ? t(`kind.${kind}`) : section && tSection(section);
  const name: RowName<SiteText> = {
    header: t(desk === 'faqs' ? 'fields.question' : 'columns.title'),
    width: '46%',
    key: ({ id }) => id,
    name: (text) => titles(text)[0] ?? '',
    href: ({ id }) => edit(id),
    below: (text) => (
      <span lang={locale === 'km' ? 'en' : 'km'} className="text-sm text-muted">
        {titles(text)[1]}
      </span>
    ),
  };
  const columns: Column<SiteText>[] = [
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: (text) => <PublicationBadge {...text} />,
      text: ({ status }) => t(status === 'active' ? 'state.published' : 'state.draft'),
    },
    {
      id: 'group',
      header: t(desk === 'faqs' ? 'fields.section' : 'fields.kind'),
      cell: group,
      text: (text) => group(text) ?? '',
    },
    {
      id: 'published',
      header: t('columns.published'),
      card: 'foot',
      sort: 'published_date',
      cell: ({ published_date, createdAt }) => formatDate(published_date ?? createdAt, locale),
      text: ({ published_date, createdAt }) => (published_date ?? createdAt).slice(0, 10),
    },
    {
      id: 'updated',
      header: t('columns.updated'),
      optional: true,
      card: 'none',
      cell: ({ updatedAt }) => formatDate(updatedAt, locale),
      text: ({ updatedAt }) => updatedAt.slice(0, 10),
    },
  ];
  const filters: FilterField<typeof address.params>[] = [
    { kind: 'text', name: 'keyword', label: t('filters.keyword') },
    desk === 'faqs'
      ? {
          kind: 'select',
          name: 'section',
          label: t('fields.section'),
          any: t('filters.anySection'),
          options: helpSections.map((value) => ({ value, label: tSection(value) })),
        }
      : {
          kind: 'select',
          name: 'kind',
          label: t('fields.kind'),
          any: t('filters.anyKind'),
          options: kinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
    {
      kind: 'select',
      name: 'status',
      label: t('columns.state'),
      any: t('filters.anyState'),
      options: [
        { value: 'active', label: t('filters.active') },
        { value: 'inactive', label: t('state.draft') },
      ],
    },
  ];
  return (
    <>
      <CreateLink
        title={t(`${desk}.title`)}
        lead={t(`${desk}.lead`)}
        href={create}
        label={t(`${desk}.create`)}
      />
      <ListPage
        address={address}
        query={siteTextsQuery(desk)}
        label={t(`${desk}.title`)}
        name={name}
        columns={columns}
        filters={filters}
        shown={(count) => t(`${desk}.shown`, { count })}
        none={{ title: t('none.title'), body: t('none.body') }}
        exports={{ fileName: desk, rowsPerCall: 100 }}
      />
    </>
  );
}
