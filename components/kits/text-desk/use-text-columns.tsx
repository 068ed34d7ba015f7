'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { formatDate } from '@/lib/domain/dates/dates';
import type { Href } from '@/lib/routes/href';
import { type Publication, PublicationBadge } from './text-states';

interface ListedText extends Publication {
  id: string;
  title_en: string;
  title_kh: string;
  updatedAt: string;
}

interface TextColumnsOptions<Text> {
  /** What a text is called here. */
  header: string;
  editHref: (id: string) => Href;
  publishedAt: (text: Text) => string;
}

/** What every list of texts shows: title in both languages, state, publication, last change; and the filter by state. */
export function useTextColumns<Text extends ListedText>(options: TextColumnsOptions<Text>) {
  const { header, editHref, publishedAt } = options;
  const t = useTranslations('textDesk');
  const locale = useLocale();
  const isKhmer = locale === 'km';
  const name: RowName<Text> = {
    header,
    key: ({ id }) => id,
    name: ({ title_en, title_kh }) => (isKhmer ? title_kh : title_en),
    href: ({ id }) => editHref(id),
    below: ({ title_en, title_kh }) => (
      <span lang={isKhmer ? 'en' : 'km'} className="text-sm text-muted">
        {isKhmer ? title_en : title_kh}
      </span>
    ),
  };
  const state: Column<Text> = {
    id: 'state',
    header: t('columns.state'),
    card: 'badge',
    cell: (text) => <PublicationBadge {...text} />,
    text: ({ status }) => t(status === 'active' ? 'state.published' : 'state.draft'),
  };
  const published: Column<Text> = {
    id: 'published',
    header: t('columns.published'),
    card: 'foot',
    sort: 'published_date',
    cell: (text) => (text.status === 'active' ? formatDate(publishedAt(text), locale) : null),
    text: (text) => (text.status === 'active' ? publishedAt(text).slice(0, 10) : ''),
  };
  const updated: Column<Text> = {
    id: 'updated',
    header: t('columns.updated'),
    optional: true,
    card: 'none',
    cell: ({ updatedAt }) => formatDate(updatedAt, locale),
    text: ({ updatedAt }) => updatedAt.slice(0, 10),
  };
  const byState = {
    kind: 'select' as const,
    name: 'status' as const,
    label: t('columns.state'),
    any: t('filters.anyState'),
    options: [
      { value: 'active', label: t('filters.active') },
      { value: 'scheduled', label: t('state.scheduled') },
      { value: 'inactive', label: t('state.draft') },
    ],
  };
  return { name, state, published, updated, byState };
}
