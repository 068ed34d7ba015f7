'use client';

import { useLocale, useTranslations } from 'next-intl';
import { articleList, articlesQuery } from '@/components/article/staff/article-list';
import type { Column, RowName } from '@/components/list/columns';
import { ListPage } from '@/components/list/list-page';
import { CreateLink } from '@/components/text-desk/create-link';
import { PublicationBadge } from '@/components/text-desk/text-states';
import type { ArticleSummary } from '@/lib/contract/news/articles';
import { articleTypes } from '@/lib/domain/content/article-search';
import { formatDate } from '@/lib/domain/dates/dates';
import { href } from '@/lib/routes/href';

interface ArticleScreenProps {
  /** Sala's own organization, whose articles these are. */
  organizationId: string;
}

/** The articles of Sala, drafts too. */
export function ArticleScreen({ organizationId }: ArticleScreenProps) {
  const t = useTranslations('textDesk');
  const tType = useTranslations('article.type');
  const locale = useLocale();
  const titles = (article: ArticleSummary) =>
    locale === 'km' ? [article.title_kh, article.title_en] : [article.title_en, article.title_kh];
  const name: RowName<ArticleSummary> = {
    header: t('columns.title'),
    width: '42%',
    key: ({ id }) => id,
    name: (article) => titles(article)[0] ?? '',
    href: ({ id }) => href('/advisor/article/[articleid]/edit', { articleid: id }),
    below: (article) => (
      <span lang={locale === 'km' ? 'en' : 'km'} className="text-sm text-muted">
        {titles(article)[1]}
      </span>
    ),
  };
  const columns: Column<ArticleSummary>[] = [
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: (article) => <PublicationBadge {...article} />,
      text: ({ status }) => t(status === 'active' ? 'state.published' : 'state.draft'),
    },
    {
      id: 'type',
      header: t('columns.type'),
      cell: ({ type }) => tType(type),
      text: ({ type }) => tType(type),
    },
    {
      id: 'published',
      header: t('columns.published'),
      card: 'foot',
      sort: 'published_date',
      cell: ({ published_date }) => formatDate(published_date, locale),
      text: ({ published_date }) => published_date.slice(0, 10),
    },
    {
      id: 'languages',
      header: t('columns.languages'),
      optional: true,
      card: 'none',
      cell: ({ publishedIn }) => t(`languages.${publishedIn}`),
      text: ({ publishedIn }) => publishedIn,
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
  return (
    <>
      <CreateLink
        title={t('article.title')}
        lead={t('article.lead')}
        href={href('/advisor/article/create')}
        label={t('article.create')}
      />
      <ListPage
        address={articleList}
        query={articlesQuery(organizationId)}
        label={t('article.title')}
        name={name}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: t('filters.keyword') },
          {
            kind: 'select',
            name: 'type',
            label: t('columns.type'),
            any: t('filters.anyType'),
            options: articleTypes.map((value) => ({ value, label: tType(value) })),
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
        ]}
        shown={(count) => t('article.shown', { count })}
        none={{ title: t('none.title'), body: t('none.body') }}
        exports={{ fileName: 'articles', rowsPerCall: 100 }}
      />
    </>
  );
}
