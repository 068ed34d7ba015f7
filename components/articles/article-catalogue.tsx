'use client';

import { CatalogueAbove } from '@/components/kits/catalogue/catalogue-above';
import type { CatalogueDeclaration } from '@/components/kits/catalogue/define-catalogue';
import { linkFilter } from '@/components/kits/catalogue/link-filter';
import type { Answered } from '@/components/kits/catalogue/use-catalogue';
import { articleRules } from '@/lib/catalogue/article-rules';
import { type ListedPlace, listedPlaces } from '@/lib/domain/articles/article-places';
import { articleTopics, isArticleTopic } from '@/lib/domain/articles/article-topics';
import type { ReactNode } from 'react';

const topicFilter = linkFilter({
  name: 'topic',
  title: (words) => words('article.topics'),
  all: (words) => words('article.all'),
  values: articleTopics,
  label: (value, words) => (isArticleTopic(value) ? words(`article.topic.${value}`) : value),
});

const declare = (place: ListedPlace): CatalogueDeclaration => ({
  rules: articleRules(place),
  layout: 'above',
  filters: [topicFilter],
  count: (words, { count, keyword }) => {
    const found = words(`article.place.${place}.found`, { count });
    return keyword ? words('article.foundFor', { found, keyword }) : found;
  },
  none: (words) => words('article.none'),
  cardHeight: 'h-[26rem]',
  loadLive: async () => (await import('./live-articles')).liveArticles[place],
});
const catalogues = Object.fromEntries(listedPlaces.map((place) => [place, declare(place)])) as Record<
  ListedPlace,
  CatalogueDeclaration
>;

interface ArticleCatalogueProps extends Answered {
  place: ListedPlace;
  search: ReactNode;
}

/** The articles of a place, by topic and keyword. */
export const ArticleCatalogue = ({ place, ...props }: ArticleCatalogueProps) => (
  <CatalogueAbove {...props} of={catalogues[place]} />
);
