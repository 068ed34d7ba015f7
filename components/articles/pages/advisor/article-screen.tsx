'use client';

import { useTranslations } from 'next-intl';
import { articleList, articlesQuery } from '@/components/articles/staff/article-list';
import { ListPage } from '@/components/kits/list/list-page';
import { CreateLink } from '@/components/kits/text-desk/create-link';
import { useTextColumns } from '@/components/kits/text-desk/use-text-columns';
import type { ArticleSummary } from '@/lib/contract/articles/articles';
import { articleTypes } from '@/lib/domain/articles/article-search';
import { href } from '@/lib/routes/href';

interface ArticleScreenProps {
  /** Sala's own organization, whose articles these are. */
  organizationId: string;
}

/** The articles of Sala, drafts too. */
export function ArticleScreen({ organizationId }: ArticleScreenProps) {
  const t = useTranslations('textDesk');
  const tType = useTranslations('article.type');
  const { name, state, published, updated, byState } = useTextColumns<ArticleSummary>({
    header: t('columns.title'),
    editHref: (id) => href('/advisor/article/[articleid]/edit', { articleid: id }),
    publishedAt: ({ published_date }) => published_date,
  });
  const type = {
    id: 'type',
    header: t('columns.type'),
    cell: (article: ArticleSummary) => tType(article.type),
    text: (article: ArticleSummary) => tType(article.type),
  };
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
        texts={(key) => t(key === 'table' ? 'article.title' : key)}
        name={name}
        columns={[state, type, published, updated]}
        filters={[
          { kind: 'text', name: 'keyword', label: t('filters.keyword') },
          {
            kind: 'select',
            name: 'type',
            label: t('columns.type'),
            any: t('filters.anyType'),
            options: articleTypes.map((value) => ({ value, label: tType(value) })),
          },
          byState,
        ]}
        shown={(count) => t('article.shown', { count })}
        exports={{ fileName: 'articles', rowsPerCall: 100 }}
      />
    </>
  );
}
