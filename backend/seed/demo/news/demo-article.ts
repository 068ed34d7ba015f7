import type { ArticleTopic } from '@/lib/domain/articles/article-topics';
import type { ArticleType } from '@/lib/domain/articles/article-search';
import type { Text } from '@/backend/seed/demo/demo-types';

/** The language-independent part of an invented article; days are counted from the day of the seeding. */
export interface DemoArticleFacts {
  /** Also the article's address and the name of its text files. */
  key: string;
  type: ArticleType;
  status?: 'inactive';
  topics: readonly ArticleTopic[];
  publishedDaysAgo: number;
  startsInDays?: number;
  /** UTC; Cambodia is seven hours ahead. */
  startHourUtc?: number;
  lengthHours?: number;
  endsInDays?: number;
  place?: Text;
  provider?: Text;
}

interface DemoArticleText {
  title: string;
  description: string;
  /** Markdown. */
  body: string;
  tags: readonly string[];
}

export interface DemoArticle extends DemoArticleFacts {
  en: DemoArticleText;
  km: DemoArticleText;
}
