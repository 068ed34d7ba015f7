'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { newsApi } from '@/lib/api/news';
import { pageSizes } from '@/lib/domain/limits/lists';
import { QueryProvider } from '@/lib/query/query-provider';
import type { ArticlePlace } from '@/lib/domain/content/article-places';
import { placeQuery } from '@/lib/routes/article-places';
import { ArticleGrid } from './article-grid';
import { ArticleSkeleton } from './article-skeleton';
import { type ArticleListState, queryOf } from './article-state';

interface LiveArticlesProps {
  place: ArticlePlace;
  state: ArticleListState;
}

function Found({ place, state }: LiveArticlesProps) {
  const query = useQuery({
    ...newsApi.articles.search.queryOptions({
      query: { ...placeQuery(place), ...queryOf(state), limit: pageSizes.articlesScreen },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState query={query} skeleton={<ArticleSkeleton />}>
      {(found) => <ArticleGrid place={place} state={state} found={found} />}
    </QueryState>
  );
}

export function LiveArticles(props: LiveArticlesProps) {
  return (
    <QueryProvider>
      <Found {...props} />
    </QueryProvider>
  );
}
