import type { ArticleType } from './article-search';

/** The lists of articles; loans and other types are in the general one. */
export const articlePlaces = [
  'articles',
  'blog',
  'career',
  'earlybird',
  'events',
  'job',
  'scholarship',
] as const;
export type ArticlePlace = (typeof articlePlaces)[number];

export const placeOfType: Readonly<Record<ArticleType, ArticlePlace>> = {
  blog: 'blog',
  earlybird: 'earlybird',
  productLoan: 'articles',
  careerGuide: 'career',
  event: 'events',
  job: 'job',
  scholarship: 'scholarship',
};

export const typeOfPlace: Readonly<Record<ArticlePlace, ArticleType | 'all'>> = {
  articles: 'all',
  blog: 'blog',
  career: 'careerGuide',
  earlybird: 'earlybird',
  events: 'event',
  job: 'job',
  scholarship: 'scholarship',
};
