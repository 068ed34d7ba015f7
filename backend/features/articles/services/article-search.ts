import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Deps } from '@/backend/deps';
import { articles } from '@/backend/db/schema';
import { listPage } from '@/backend/lists/list-page';
import { contains, matches, queryWordsMax } from '@/backend/lists/folded-text';
import { fold, searchWords } from '@/lib/domain/khmer/khmer';

/** Published articles of Sala that hold every word, those with the keyword in a title first, then the latest. */
export async function searchArticles(deps: Deps, keyword: string, limit: number) {
  const now = deps.clock.now();
  const words = searchWords(keyword).slice(0, queryWordsMax);
  const titles = sql`(split_part(${articles.searchFold}, chr(10), 1) || chr(10) || split_part(${articles.searchFold}, chr(10), 2))`;
  const inTitle = sql.join(
    (words.length ? words : [fold(keyword)]).map((word) => contains(titles, word)),
    sql` and `,
  );
  const columns = {
    id: articles.id,
    slug: articles.slug,
    type: articles.type,
    titleEn: articles.titleEn,
    titleKh: articles.titleKh,
  };
  const { rows, countTotal } = await listPage(
    deps.db,
    articles,
    {
      visible: and(
        eq(articles.organizationId, deps.env.ORGANIZATION_ID),
        eq(articles.status, 'active'),
        lte(articles.publishedAt, now),
      ),
      search: matches(articles.searchFold, keyword),
      sorts: [desc(sql`(${inTitle})`), desc(articles.publishedAt), desc(articles.id)],
      start: 0,
      limit,
    },
    (total) =>
      deps.db
        .select({ ...columns, total })
        .from(articles)
        .$dynamic(),
  );
  return {
    data: rows.map(({ slug, type, titleEn, titleKh }) => ({
      slug,
      type,
      title_en: titleEn,
      title_kh: titleKh,
    })),
    countTotal,
  };
}
