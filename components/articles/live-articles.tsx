'use client';

import type { ComponentType } from 'react';
import type { LiveProps } from '@/components/kits/catalogue/define-catalogue';
import { defineLive } from '@/components/kits/catalogue/define-live';
import { newsApi } from '@/lib/api/news';
import { articleFigures } from '@/lib/domain/articles/article-figures';
import { type ListedPlace, listedPlaces } from '@/lib/domain/articles/article-places';
import { pageSizes } from '@/lib/domain/limits/lists';
import { placeQuery } from '@/lib/routes/article-places';
import { ArticleCard } from './article-card';

const liveAt = (place: ListedPlace) => {
  const search = (query: Record<string, string>, limit: number) =>
    newsApi.articles.search({ query: { ...placeQuery(place), ...query, limit } });
  return defineLive({
    key: [...newsApi.articles.key, place],
    page: async (query) => {
      const { data, countTotal } = await search(query, pageSizes.articlesScreen);
      return { items: data, total: countTotal };
    },
    count: async (query) => (await search(query, 1)).countTotal,
    keyOf: ({ id }) => id,
    card: (article, index, articles) => (
      <ArticleCard
        article={article}
        figure={articleFigures(articles)[index]}
        heading="h2"
        withType={place === 'articles'}
      />
    ),
  });
};

export const liveArticles = Object.fromEntries(listedPlaces.map((place) => [place, liveAt(place)])) as Record<
  ListedPlace,
  ComponentType<LiveProps>
>;
