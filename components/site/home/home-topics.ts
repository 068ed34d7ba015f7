import type { ArticleSummary } from '@/lib/contract/articles/articles';
import type { ArticleType } from '@/lib/domain/articles/article-search';
import type { ArticleTopic } from '@/lib/domain/articles/article-topics';

/** What those who decide read first; each with the type that says most about it, others stand in where there is none. */
export const homeTopics = [
  { topic: 'find-your-path', type: 'blog' },
  { topic: 'apply-now', type: 'earlybird' },
  { topic: 'financial', type: 'blog' },
] as const satisfies readonly { topic: ArticleTopic; type: ArticleType }[];

/** The latest articles about each topic; topics without articles are absent. */
export type TopicArticles = Readonly<Partial<Record<ArticleTopic, readonly ArticleSummary[]>>>;

/** A few articles of each topic, so that no article stands under two topics while there are others. */
export function withoutRepeats(
  found: ReadonlyMap<ArticleTopic, readonly ArticleSummary[]>,
  count: number,
): TopicArticles {
  const used = new Set<string>();
  const scarcest = [...found].toSorted(([, a], [, b]) => a.length - b.length);
  const chosen: Partial<Record<ArticleTopic, readonly ArticleSummary[]>> = {};
  for (const [topic, all] of scarcest) {
    const fresh = all.filter(({ id }) => !used.has(id)).slice(0, count);
    const shown = fresh.length > 0 ? fresh : all.slice(0, 1);
    if (shown.length > 0) chosen[topic] = shown;
    for (const { id } of shown) used.add(id);
  }
  return chosen;
}
