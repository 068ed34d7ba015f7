import type * as z from 'zod';
import { articleInput } from '@/lib/contract/articles/article-input';
import type { ArticleContent } from '@/lib/contract/articles/article-shapes';
import type { ArticleDetail } from '@/lib/contract/articles/articles';
import { emptyAsNull, emptyLeftOut, wordList, wordsOf } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';

const { slug, applyUrl, drawing, published_date, startsAt, endsAt, tags_en, tags_kh } = articleInput.shape;

/** The contract's own input, as a form has it: '' where nothing is typed, words with commas between them. */
export const articleForm = articleInput.extend({
  slug: emptyLeftOut(slug),
  applyUrl: emptyAsNull(applyUrl),
  drawing: emptyAsNull(drawing),
  published_date: emptyLeftOut(published_date),
  startsAt: emptyAsNull(startsAt),
  endsAt: emptyAsNull(endsAt),
  tags_en: wordList(tags_en),
  tags_kh: wordList(tags_kh),
});
export type ArticleForm = z.input<typeof articleForm>;

export const articleValues = (content: ArticleContent) => typedFrom(articleForm, content);

/** What a new article begins with; it has no day before it has one. */
export const newArticle = (organizationId: string): ArticleDetail => ({
  id: '',
  organizationId,
  version: 0,
  slug: '',
  type: 'blog',
  status: 'inactive',
  title_en: '',
  title_kh: '',
  description_en: '',
  description_kh: '',
  body_en: '',
  body_kh: '',
  published_date: '',
  startsAt: null,
  endsAt: null,
  place_en: '',
  place_kh: '',
  provider_en: '',
  provider_kh: '',
  applyUrl: null,
  coverUrl: null,
  coverAlt_en: '',
  coverAlt_kh: '',
  coverCredit: '',
  drawing: null,
  author_en: '',
  author_kh: '',
  topics: [],
  tags_en: [],
  tags_kh: [],
  publishedIn: 'both',
  minutes_en: 1,
  minutes_kh: 1,
  isDemo: false,
  createdAt: '',
  updatedAt: '',
});

/** In the preview, before there is a title. */
const untitled = '…';

/** The article as readers would get what is typed now; what cannot be read yet stays as it was saved. */
export const typedArticle = (
  record: ArticleDetail,
  typed: Partial<ArticleForm>,
  now: Date,
): ArticleDetail => {
  const instantOf = (text: string | undefined) =>
    text && !Number.isNaN(Date.parse(text)) && text.endsWith('Z') ? text : null;
  const { topics = [], coverUrl = null, applyUrl } = typed;
  return {
    ...record,
    ...(typed as Partial<ArticleDetail>),
    id: record.id || 'preview',
    slug: typed.slug || 'preview',
    title_en: typed.title_en || typed.title_kh || untitled,
    title_kh: typed.title_kh || typed.title_en || untitled,
    published_date: instantOf(typed.published_date) ?? now.toISOString(),
    startsAt: instantOf(typed.startsAt),
    endsAt: instantOf(typed.endsAt),
    applyUrl: applyUrl || null,
    coverUrl,
    topics,
    tags_en: wordsOf(typed.tags_en ?? ''),
    tags_kh: wordsOf(typed.tags_kh ?? ''),
  };
};
