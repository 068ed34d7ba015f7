import type { PageTexts } from './page-texts-shape';
import type { BuiltPath } from './pages';

/** The texts of the pages that list articles. */
export const articlePageTexts = {
  '/articles': {
    title: 'article.place.articles.title',
    description: 'article.place.articles.lead',
    indexable: true,
    feed: 'articles',
    messages: ['article', 'catalogue'],
  },
  '/blog': {
    title: 'article.place.blog.title',
    description: 'article.place.blog.lead',
    indexable: true,
    feed: 'blog',
    messages: ['article', 'catalogue'],
  },
  '/career': {
    title: 'article.place.career.title',
    description: 'article.place.career.lead',
    indexable: true,
    feed: 'career',
    messages: ['article', 'catalogue'],
  },
  '/earlybird': {
    title: 'article.place.earlybird.title',
    description: 'article.place.earlybird.lead',
    indexable: true,
    feed: 'earlybird',
    messages: ['article', 'catalogue'],
  },
  '/events': {
    title: 'article.place.events.title',
    description: 'article.place.events.lead',
    indexable: true,
    feed: 'events',
    messages: ['article', 'catalogue'],
  },
  '/job': {
    title: 'article.place.job.title',
    description: 'article.place.job.lead',
    indexable: true,
    feed: 'job',
    messages: ['article', 'catalogue'],
  },
  '/scholarship': {
    title: 'article.place.scholarship.title',
    description: 'article.place.scholarship.lead',
    indexable: true,
    feed: 'scholarship',
    messages: ['article', 'catalogue', 'scholarship'],
  },
} as const satisfies Partial<Record<BuiltPath, PageTexts>>;
