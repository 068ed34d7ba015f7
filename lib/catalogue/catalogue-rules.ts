import type { ArticlePlace } from '@/lib/domain/articles/article-places';
import type { Messages } from '@/lib/i18n/messages';
import type { Reader } from './readers';

/** The pages with a list whose filters stand in the address. */
export type CataloguePath =
  | '/explore'
  | '/course'
  | '/career-center/events'
  | '/career-center/internship-job-opportunities'
  | '/forum'
  | '/search'
  | `/${ArticlePlace}`;

export interface CatalogueOrder {
  /** Its text is `catalogue.sort.<name>`. */
  name: keyof Messages['catalogue']['sort'];
  /** The values in the address and in the backend. */
  query: Readonly<Record<string, string>>;
}

/** What an address of a catalogue can say, for browser and server. The keyword is always included. */
export interface CatalogueRules {
  path: CataloguePath;
  pageSize: number;
  /** How each name of the address is read. */
  read: Readonly<Record<string, Reader>>;
  /** The names of a lower and an upper amount. */
  bounds?: readonly [string, string];
  /** The first is the default and not in the address. */
  sorts: readonly [CatalogueOrder, ...CatalogueOrder[]];
}
