import type { ArticleSummary } from '@/lib/contract/articles/articles';
import type { ArticleType } from '@/lib/domain/articles/article-search';
import { type ArticleTopic, articleTopics } from '@/lib/domain/articles/article-topics';
import type { TopicArticles } from './topic-grid';

/** The topics of each chapter of the front page. */
export const topicsOf = {
  find: ['find-your-path', 'self-discovery', 'career-aspiration'],
  enter: ['apply-now', 'financial', 'scholarships', 'opportunities'],
  live: ['academic-life', 'student-lifestyle', 'relationships', 'health-and-wellness'],
  grow: ['personal-growth', 'events', 'internships'],
} as const satisfies Readonly<Record<string, readonly ArticleTopic[]>>;

/** What a reader expects under a topic first; other types stand in where there is none. */
export const typeOfTopic: Readonly<Record<ArticleTopic, ArticleType>> = {
  'find-your-path': 'blog',
  'apply-now': 'earlybird',
  opportunities: 'blog',
  'self-discovery': 'blog',
  'student-lifestyle': 'blog',
  financial: 'blog',
  'personal-growth': 'blog',
  relationships: 'blog',
  scholarships: 'blog',
  'academic-life': 'blog',
  events: 'event',
  internships: 'job',
  'health-and-wellness': 'blog',
  'career-aspiration': 'careerGuide',
};

/** A few articles of each topic, so that no article stands under two topics while there are others. */
export function withoutRepeats(
  found: ReadonlyMap<ArticleTopic, readonly ArticleSummary[]>,
  count: number,
): TopicArticles {
  const used = new Set<string>();
  const scarcest = articleTopics.toSorted(
    (a, b) => (found.get(a)?.length ?? 0) - (found.get(b)?.length ?? 0),
  );
  const chosen: Partial<Record<ArticleTopic, readonly ArticleSummary[]>> = {};
  for (const topic of scarcest) {
    const all = found.get(topic) ?? [];
    const fresh = all.filter(({ id }) => !used.has(id)).slice(0, count);
    const shown = fresh.length > 0 ? fresh : all.slice(0, 1);
    if (shown.length > 0) chosen[topic] = shown;
    for (const { id } of shown) used.add(id);
  }
  return chosen;
}
