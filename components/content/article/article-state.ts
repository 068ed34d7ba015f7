import { type ArticleTopic, isArticleTopic } from '@/lib/domain/content/article-topics';
import { pageSizes } from '@/lib/domain/limits/lists';
import { textLimits } from '@/lib/domain/limits/texts';

/** The state of a list in the address; `start` counts from 0 and is a multiple of the page size. */
export interface ArticleListState {
  keyword: string;
  topic: ArticleTopic | undefined;
  start: number;
}

export function readArticleState(search: Pick<URLSearchParams, 'get'>): ArticleListState {
  const topic = search.get('topic') ?? '';
  const start = Number(search.get('start') ?? 0);
  const isPage = Number.isSafeInteger(start) && start > 0;
  return {
    keyword: (search.get('keyword') ?? '').trim().slice(0, textLimits.keywordMax),
    topic: isArticleTopic(topic) ? topic : undefined,
    start: isPage ? start - (start % pageSizes.articlesScreen) : 0,
  };
}

export const isWholeList = ({ keyword, topic, start }: ArticleListState): boolean =>
  keyword === '' && topic === undefined && start === 0;

/** The address of a state, without default values. */
export const queryOf = ({ keyword, topic, start }: ArticleListState) => ({
  keyword,
  topic,
  start: start === 0 ? undefined : start,
});
