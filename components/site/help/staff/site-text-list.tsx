'use client';

import { useTranslations } from 'next-intl';
import type { FilterField } from '@/components/kits/list/filter-fields';
import { ListPage } from '@/components/kits/list/list-page';
import { CreateLink } from '@/components/kits/text-desk/create-link';
import { useTextColumns } from '@/components/kits/text-desk/use-text-columns';
import type { SiteText } from '@/lib/contract/articles/site-texts';
import { helpSections } from '@/lib/domain/articles/site-texts';
import { type SiteTextDeskName, siteTextDesks } from './site-text-desks';
import { siteTextLists, siteTextsQuery } from './site-text-lists';

/** The texts of a desk, drafts too. */
export function SiteTextList({ desk }: { desk: SiteTextDeskName }) {
  const t = useTranslations('textDesk');
  const tSection = useTranslations('help.section');
  const address = siteTextLists[desk];
  const { kinds, create, edit } = siteTextDesks[desk];
  const isFaqs = desk === 'faqs';
  const { name, state, published, updated, byState } = useTextColumns<SiteText>({
    header: t(isFaqs ? 'fields.question' : 'columns.title'),
    editHref: edit,
    publishedAt: ({ published_date, createdAt }) => published_date ?? createdAt,
  });
  const groupOf = ({ kind, section }: SiteText) =>
    isFaqs ? section && tSection(section) : t(`kind.${kind}`);
  const group = {
    id: 'group',
    header: t(isFaqs ? 'fields.section' : 'fields.kind'),
    cell: groupOf,
    text: (text: SiteText) => groupOf(text) ?? '',
  };
  const byGroup: FilterField<typeof address.params> = isFaqs
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
      };
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
        texts={(key) => t(key === 'table' ? `${desk}.title` : key)}
        name={name}
        columns={[state, group, published, updated]}
        filters={[{ kind: 'text', name: 'keyword', label: t('filters.keyword') }, byGroup, byState]}
        shown={(count) => t(`${desk}.shown`, { count })}
        exports={{ fileName: desk, rowsPerCall: 100 }}
      />
    </>
  );
}
