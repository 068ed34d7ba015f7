import type { ArticleType } from './article-search';

/** The lists of articles; what is about loans or scholarships is in the general one. */
export const articlePlaces = ['articles', 'blog', 'career', 'earlybird', 'events', 'job'] as const;
export type ArticlePlace = (typeof articlePlaces)[number];

/** Where records of their own stand, and articles only below them. */
export type RecordPlace = Extract<ArticlePlace, 'events' | 'job'>;

/** The lists that have nothing but articles. */
export const listedPlaces = ['articles', 'blog', 'career', 'earlybird'] as const satisfies readonly Exclude<
  ArticlePlace,
  RecordPlace
>[];
export type ListedPlace = (typeof listedPlaces)[number];

export const placeOfType: Readonly<Record<ArticleType, ArticlePlace>> = {
  blog: 'blog',
  earlybird: 'earlybird',
  productLoan: 'articles',
  careerGuide: 'career',
  event: 'events',
  job: 'job',
  scholarship: 'articles',
};

export const typeOfPlace: Readonly<Record<ArticlePlace, ArticleType | 'all'>> = {
  articles: 'all',
  blog: 'blog',
  career: 'careerGuide',
  earlybird: 'earlybird',
  events: 'event',
  job: 'job',
};
