import type { MessageKeys, NestedKeyOf } from 'next-intl';
import type { ArticlePlace } from '@/lib/domain/content/article-places';
import type { Messages, Namespace } from '@/lib/i18n/messages';

export interface PageTexts {
  /** Keys of messages. */
  title: MessageKeys<Messages, NestedKeyOf<Messages>>;
  description?: MessageKeys<Messages, NestedKeyOf<Messages>>;
  /** Public: indexed by search engines and, when its path has no parameters, in the site map. */
  indexable?: true;
  /** Whose articles it lists: feed readers find them. */
  feed?: ArticlePlace;
  /** What its client components read; `ui`, `feedback` and those of the layout are always there. */
  messages?: readonly Namespace[];
}
