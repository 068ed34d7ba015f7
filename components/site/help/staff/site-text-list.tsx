'use client';

import { useTranslations } from 'next-intl';
import type { FilterField } from '@/components/kits/list/filter-fields';
import { ListPage } from '@/components/kits/list/list-page';
import { CreateLink } from '@/components/kits/text-desk/create-link';
import { useTextColumns } from '@/components/kits/text-desk/use-text-columns';
import type { SiteText } from '@/lib/contract/articles/site-texts';
import { helpSections, siteTextKinds } from '@/lib/domain/articles/site-texts';
import { type SiteTextDeskName, siteTextDesks } from './site-text-desks';
import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, text } from '@/components/kits/list/list-params';
import { siteTextApi } from '@/lib/api/content';
import { href } from '@/lib/routes/href';

const params = {
  keyword: text(),
  section: choice(['', ...helpSections]),
  kind: choice(['', ...siteTextKinds]),
  status: choice(['all', 'active', 'scheduled', 'inactive']),
};
const options = { params, sorts: ['published_date', '-published_date'], pageSizes: [20, 50] } as const;

/** Under the names of the endpoint's own filters. */
const siteTextLists = {
  faqs: defineList((query) => href('/advisor/faqs', undefined, query), options),
  help: defineList((query) => href('/advisor/help-center', undefined, query), options),
};
type ListState = StateOf<(typeof siteTextLists)['faqs']>;

/** In the order that readers get them, or by publication. */
const siteTextsQuery = (desk: SiteTextDeskName) => (state: ListState) => {
  const { keyword, section, kind, status } = state.filters;
  const order = state.sort === '' ? ('order' as const) : ('published_date' as const);
  return siteTextApi.list.queryOptions({
    query: {
      ...givenOf({ keyword }),
      ...(section !== '' && { section }),
      ...(kind !== '' && { kind }),
      kinds: siteTextDesks[desk].kinds.join(','),
      status,
      order,
      sort: state.sort.startsWith('-') ? 'desc' : 'asc',
      ...rangeOf(state),
    },
  });
};

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
