import type { ArticleType } from './article-search';

/** The lists that articles are found in; loans and what fits no other have the general one. */
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
