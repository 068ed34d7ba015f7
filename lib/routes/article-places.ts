import { type ArticlePlace, placeOfType, typeOfPlace } from '@/lib/domain/articles/article-places';
import type { ArticleType } from '@/lib/domain/articles/article-search';
import { type Href, href, type HrefQuery } from './href';

/** Past articles are not in these lists, and what ends first comes first. */
const placesWithAnEnd: readonly ArticlePlace[] = ['earlybird', 'events', 'job'];

export const placeOf = (type: ArticleType): ArticlePlace => placeOfType[type];

export const listHref = (place: ArticlePlace, query?: HrefQuery): Href => href(`/${place}`, undefined, query);

/** The canonical address of an article, whichever list it was opened from. */
export const articleHref = ({ type, slug }: { type: ArticleType; slug: string }): Href =>
  href(`/${placeOf(type)}/[slug]`, { slug });

/** The query of a list without filters. */
export const placeQuery = (place: ArticlePlace) =>
  placesWithAnEnd.includes(place)
    ? ({ type: typeOfPlace[place], when: 'open', order: 'endsAt', sort: 'asc' } as const)
    : ({ type: typeOfPlace[place], when: 'all', order: 'published_date', sort: 'desc' } as const);

export const typeAt = (place: ArticlePlace): ArticleType | 'all' => typeOfPlace[place];
