import type { MessageKeys, NestedKeyOf } from 'next-intl';
import type { ArticlePlace } from '@/lib/domain/articles/article-places';
import type { Messages, Namespace } from '@/lib/i18n/messages';

type TextKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** What a page file says about its page. Titles and `indexable` are written to `page-facts.ts`: keep them literal. */
export type PageTexts = {
  title: TextKey;
  /** Whose articles it lists: feed readers find them. */
  feed?: ArticlePlace;
  /** What its client components read; `ui`, `feedback` and those of the layout are always there. */
  messages?: readonly Namespace[];
} & (
  | { description?: TextKey; indexable?: undefined }
  /** Public: indexed by search engines and, when its path has no parameters, in the site map. */
  | { description: TextKey; indexable: true }
);
