import type {
  ContentDocument,
  ContentField,
  ContentQuery,
  PartialContentDocument,
} from '@/lib/contract/articles/content';
import { contentFields } from '@/lib/contract/articles/content';
import { fold, searchWords } from '@/lib/domain/khmer/khmer';

type Where = NonNullable<ContentQuery['where']>;
type Condition = Exclude<Where[ContentField], undefined>;
type Value = string | number | boolean | null;

const compare = (a: Value, b: Value): number | null => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  return null;
};

const fits = (actual: Value, condition: Condition): boolean => {
  if (condition === null || typeof condition !== 'object') return actual === condition;
  const { $eq, $ne, $in, $nin, $gt, $gte, $lt, $lte, $contains } = condition;
  const ordered = (limit: Value | undefined, holds: (difference: number) => boolean) => {
    if (limit === undefined) return true;
    const difference = compare(actual, limit);
    return difference !== null && holds(difference);
  };
  return (
    ($eq === undefined || actual === $eq) &&
    ($ne === undefined || actual !== $ne) &&
    ($in === undefined || $in.includes(actual)) &&
    ($nin === undefined || !$nin.includes(actual)) &&
    ordered($gt, (difference) => difference > 0) &&
    ordered($gte, (difference) => difference >= 0) &&
    ordered($lt, (difference) => difference < 0) &&
    ordered($lte, (difference) => difference <= 0) &&
    ($contains === undefined || fold(String(actual ?? '')).includes(fold($contains)))
  );
};

const fitsAll = (document: ContentDocument, conditions: Partial<Record<ContentField, Condition>>): boolean =>
  contentFields.every((field) => {
    const condition = conditions[field];
    return condition === undefined || fits(document[field], condition);
  });

const fitsWhere = (document: ContentDocument, { $and, $or, ...conditions }: Where): boolean =>
  fitsAll(document, conditions) &&
  ($and ?? []).every((all) => fitsAll(document, all)) &&
  ($or === undefined || $or.some((one) => fitsAll(document, one)));

const isUnder = ({ dir, path }: ContentDocument, query: ContentQuery): boolean => {
  if (query.path === undefined || path === query.path || dir === query.path) return true;
  return query.deep && (query.path === '/' || dir.startsWith(`${query.path}/`));
};

const sorted = (documents: ContentDocument[], sortBy: ContentQuery['sortBy']): ContentDocument[] =>
  documents.toSorted((a, b) => {
    for (const { field, direction } of sortBy ?? []) {
      const difference = compare(a[field] ?? '', b[field] ?? '') ?? 0;
      if (difference !== 0) return direction === 'asc' ? difference : -difference;
    }
    return 0;
  });

/** The requested fields; the text is included only when requested by name or by `text`. */
const shape = (query: ContentQuery): ((document: ContentDocument) => PartialContentDocument) => {
  const only = query.only ?? contentFields.filter((field) => field !== 'text' || query.text);
  const without = new Set(query.without);
  const fields = only.filter((field) => !without.has(field));
  return (document) => Object.fromEntries(fields.map((field) => [field, document[field]]));
};

/** Answers a content query over all texts of its language; equal values stay in the order of the texts. */
export function runContentQuery(documents: readonly ContentDocument[], query: ContentQuery) {
  const words = query.search ? searchWords(query.search) : [];
  const whole = query.search ? fold(query.search) : '';
  const holdsWords = ({ title, description, text }: ContentDocument) => {
    const folded = [title, description, text].map(fold).join('\n');
    return (words.length ? words : [whole]).every((word) => folded.includes(word));
  };
  const found = documents.filter(
    (document) =>
      isUnder(document, query) &&
      (!query.where || fitsWhere(document, query.where)) &&
      (!query.search || holdsWords(document)),
  );
  const all = sorted(found, query.sortBy);
  const toShape = shape(query);
  return {
    data: all.slice(query.skip, query.skip + query.limit).map(toShape),
    countTotal: all.length,
    surround: query.surround
      ? neighbours(all, query.surround).map((document) => document && toShape(document))
      : null,
  };
}

function neighbours(
  all: ContentDocument[],
  around: NonNullable<ContentQuery['surround']>,
): (ContentDocument | null)[] {
  const index = all.findIndex(({ path, slug }) => path === around.path || slug === around.path);
  const at = (place: number) => (index < 0 ? null : (all[place] ?? null));
  const before = Array.from({ length: around.before }, (_, place) => at(index - around.before + place));
  const after = Array.from({ length: around.after }, (_, place) => at(index + 1 + place));
  return [...before, ...after];
}
