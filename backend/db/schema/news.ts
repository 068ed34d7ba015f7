import type { ArticleFigure } from '@/lib/domain/articles/article-figures';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SiteTextContent } from '@/lib/contract/articles/site-texts';
import type { ArticleContent } from '@/lib/contract/articles/article-shapes';
import type { ArticleType } from '@/lib/domain/articles/article-search';
import { type ArticleTopic, publishedLanguages } from '@/lib/domain/articles/article-topics';
import { helpSections, siteTextKinds } from '@/lib/domain/articles/site-texts';
import { instant, primaryId } from './columns';

const optionalText = (name: string) => text(name).notNull().default('');
/** Of what is active and appears later: when its pages must be made again. */
const dueAt = () => instant('due_at');
const texts = (name: string) => text(name).array().notNull().default([]);

/** `organization_id` is a school's id or Sala's own; `search_fold`, `minutes_en` and `minutes_kh` are derived from the texts. */
export const articles = pgTable(
  'articles',
  {
    id: primaryId(),
    organizationId: uuid('organization_id').notNull(),
    slug: text('slug').notNull(),
    type: text('type').$type<ArticleType>().notNull(),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    titleEn: text('title_en').notNull(),
    titleKh: text('title_kh').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionKh: text('description_kh').notNull(),
    bodyEn: text('body_en').notNull(),
    bodyKh: text('body_kh').notNull(),
    publishedAt: instant('published_at').notNull(),
    dueAt: dueAt(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    placeEn: optionalText('place_en'),
    placeKh: optionalText('place_kh'),
    providerEn: optionalText('provider_en'),
    providerKh: optionalText('provider_kh'),
    applyUrl: text('apply_url'),
    coverUrl: text('cover_url'),
    coverAltEn: optionalText('cover_alt_en'),
    coverAltKh: optionalText('cover_alt_kh'),
    /** Who took or owns the picture. */
    coverCredit: optionalText('cover_credit'),
    /** The drawing that editors chose; null: one that fits the article. */
    drawing: text('drawing').$type<ArticleFigure>(),
    authorEn: optionalText('author_en'),
    authorKh: optionalText('author_kh'),
    topics: texts('topics').$type<ArticleTopic[]>(),
    tagsEn: texts('tags_en'),
    tagsKh: texts('tags_kh'),
    publishedIn: text('published_in', { enum: publishedLanguages }).notNull().default('both'),
    minutesEn: integer('minutes_en').notNull().default(1),
    minutesKh: integer('minutes_kh').notNull().default(1),
    isDemo: boolean('is_demo').notNull().default(false),
    searchFold: text('search_fold').notNull(),
    createdBy: uuid('created_by'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('articles_slug_key').on(t.organizationId, t.slug),
    index('articles_published').on(t.organizationId, t.type, t.publishedAt, t.id),
    index('articles_created').on(t.organizationId, t.createdAt, t.id),
    index('articles_ends').on(t.organizationId, t.endsAt, t.id),
    index('articles_status').on(t.organizationId, t.status, t.type, t.publishedAt),
    index('articles_newest').on(t.organizationId, t.publishedAt, t.id),
    index('articles_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    index('articles_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);

/** Former addresses of articles; they redirect to the present address. */
export const articleSlugs = pgTable(
  'article_slugs',
  {
    organizationId: uuid('organization_id').notNull(),
    slug: text('slug').notNull(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.slug] }),
    index('article_slugs_article').on(t.articleId),
  ],
);

/** Help, questions, policies and release notes. */
export const siteTexts = pgTable(
  'site_texts',
  {
    id: primaryId(),
    kind: text('kind', { enum: siteTextKinds }).notNull(),
    slug: text('slug').notNull(),
    section: text('section', { enum: helpSections }),
    order: integer('order').notNull(),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    titleEn: text('title_en').notNull(),
    titleKh: text('title_kh').notNull(),
    descriptionEn: optionalText('description_en'),
    descriptionKh: optionalText('description_kh'),
    bodyEn: text('body_en').notNull(),
    bodyKh: text('body_kh').notNull(),
    release: text('release'),
    publishedIn: text('published_in', { enum: publishedLanguages }).notNull().default('both'),
    /** null: since it was written. */
    publishedAt: instant('published_at'),
    dueAt: dueAt(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('site_texts_slug_key').on(t.kind, t.slug),
    index('site_texts_order').on(t.order, t.id),
    index('site_texts_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
  ],
);

/** What articles and texts of the site said in each of their versions. They outlive the record, so that a removed text is known. */
export const contentVersions = pgTable(
  'content_versions',
  {
    recordId: uuid('record_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<ArticleContent | SiteTextContent>().notNull(),
    /** null where nobody signed in wrote it: what a site begins with. */
    authorId: uuid('author_id'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.recordId, t.version] })],
);
