import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ArticleType } from '@/lib/domain/content/article-search';
import { instant, primaryId } from './columns';

const optionalText = (name: string) => text(name).notNull().default('');

/** `organization_id` is a school's id or Sala's own; `search_fold` is derived from titles and descriptions. */
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
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    placeEn: optionalText('place_en'),
    placeKh: optionalText('place_kh'),
    providerEn: optionalText('provider_en'),
    providerKh: optionalText('provider_kh'),
    applyUrl: text('apply_url'),
    coverUrl: text('cover_url'),
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
    index('articles_fold').using('gin', sql`${t.searchFold} gin_trgm_ops`),
  ],
);
