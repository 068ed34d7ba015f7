import { tableChoices } from '@/lib/domain/table-choices';
import { and, asc, eq } from 'drizzle-orm';
import { articleInput, type ArticleInput } from '@/lib/contract/articles/article-input';
import { articleTypes } from '@/lib/domain/articles/article-search';
import { articleTopics } from '@/lib/domain/articles/article-topics';
import { isSlug, slugify } from '@/lib/domain/schools/slug';
import { trimAll } from '@/lib/domain/trim';
import type { Db } from '@/backend/db/client';
import { articles, schools } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid } from '@/backend/errors';
import { changeArticle, createArticle } from '@/backend/features/articles/services/article-changes';
import { toDetail } from '@/backend/features/articles/services/article-views';
import { type Cells, toCells } from '@/backend/spreadsheet/cells';
import { column } from '@/backend/spreadsheet/column';
import { findSchoolByCode } from '@/backend/spreadsheet/find-school-by-code';
import type { Kind } from '@/backend/spreadsheet/kind';
import { requireCell } from '@/backend/spreadsheet/require-cell';

const columns = [
  column('school', 'Code of the school that publishes it; empty for Sala itself'),
  column('slug', 'Names the article in its address; made of the English title when empty'),
  column('type', `One of ${articleTypes.join(', ')}`, { choices: tableChoices.article }),
  column('status', 'active or inactive', { choices: tableChoices.state }),
  column('title_en', 'English title'),
  column('title_kh', 'Khmer title'),
  column('description_en', 'English summary'),
  column('description_kh', 'Khmer summary'),
  column('body_en', 'English text in Markdown without HTML'),
  column('body_kh', 'Khmer text in Markdown without HTML'),
  column('published_date', 'YYYY-MM-DD or YYYY-MM-DD HH:MM in Cambodia; may lie ahead', { kind: 'instant' }),
  column('startsAt', 'The same; events need it', { kind: 'instant' }),
  column('endsAt', 'The same; for offers the last day to apply', { kind: 'instant' }),
  column('place_en', 'English place'),
  column('place_kh', 'Khmer place'),
  column('provider_en', 'Who offers it, English'),
  column('provider_kh', 'Who offers it, Khmer'),
  column('applyUrl', 'Web address with https://'),
  column('coverUrl', 'Picture: https:// or a path of this site'),
  column('coverAlt_en', 'What the picture shows, English; needed with a picture'),
  column('coverAlt_kh', 'What the picture shows, Khmer; needed with a picture'),
  column('coverCredit', 'Who took or owns the picture'),
  column('drawing', 'A drawing in place of a picture, such as cover-ferry; empty: one that fits'),
  column('author_en', 'Who wrote it, English'),
  column('author_kh', 'Who wrote it, Khmer'),
  column('topics', `Up to three of ${articleTopics.join(', ')}, one a line`, { kind: 'list' }),
  column('tags_en', 'English words to find it by, one a line', { kind: 'list' }),
  column('tags_kh', 'Khmer words to find it by, one a line', { kind: 'list' }),
  column('publishedIn', 'both, en or kh: the languages that there is a text in'),
];

type ArticleRow = typeof articles.$inferSelect;

const cellsOf = (row: ArticleRow, school: string): Cells => toCells(columns, { ...toDetail(row), school });

const slugOf = (cells: Cells): string => {
  const given = trimAll(cells['slug'] ?? '');
  if (given !== '' && !isSlug(given)) throw invalid([{ path: 'slug', code: 'slug' }]);
  const slug = given || slugify(requireCell(cells, 'title_en'));
  if (slug === '') throw invalid([{ path: 'slug', code: 'required' }]);
  return slug;
};

const organizationOf = async (deps: Pick<Deps, 'env'>, tx: Db, cells: Cells) => {
  if (trimAll(cells['school'] ?? '') === '') return { id: deps.env.ORGANIZATION_ID, code: '' };
  return findSchoolByCode(tx, cells);
};

export const articleKind: Kind<Partial<ArticleInput>, ArticleInput> = {
  name: 'articles',
  columns,
  key: [],
  draft: articleInput,
  change: articleInput.partial(),
  locate: async (act, cells) => {
    const { deps, tx } = act;
    const organization = await organizationOf(deps, tx, cells);
    const slug = slugOf(cells);
    const [row] = await tx
      .select()
      .from(articles)
      .where(and(eq(articles.organizationId, organization.id), eq(articles.slug, slug)));
    return {
      key: `${organization.code}/${slug}`,
      present: row
        ? {
            cells: cellsOf(row, organization.code),
            change: async (change) => {
              await changeArticle(act, row, change);
            },
          }
        : null,
      create: async (draft) => {
        await createArticle(act, organization.id, { ...draft, slug });
      },
    };
  },
  list: async ({ db, env }) => {
    const rows = await db
      .select({ article: articles, school: schools.code })
      .from(articles)
      .leftJoin(schools, eq(schools.id, articles.organizationId))
      .orderBy(asc(schools.code), asc(articles.slug));
    // Articles of a deleted school have no owner that could be imported again.
    return rows
      .filter(({ article, school }) => school !== null || article.organizationId === env.ORGANIZATION_ID)
      .map(({ article, school }) => cellsOf(article, school ?? ''));
  },
};
