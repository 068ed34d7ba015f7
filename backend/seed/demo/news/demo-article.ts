import type { ArticleType } from '@/lib/domain/content/article-search';
import type { Text } from '@/backend/seed/demo/demo-types';

/** An invented article; days are counted from the day of the seeding. Bodies are Markdown. */
export interface DemoArticle {
  /** Also the article's address. */
  key: string;
  type: ArticleType;
  status?: 'inactive';
  title: Text;
  description: Text;
  body: readonly Text[];
  publishedDaysAgo: number;
  startsInDays?: number;
  /** UTC; Cambodia is seven hours ahead. */
  startHourUtc?: number;
  lengthHours?: number;
  endsInDays?: number;
  place?: Text;
  provider?: Text;
}
