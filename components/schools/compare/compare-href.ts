import { type Href, href } from '@/lib/routes/href';
import type { ComparedKind } from './compare-picks';

/** A comparison as an address; without ids the list alone. */
export const compareHref = (kind: ComparedKind, ids: readonly string[]): Href => {
  const query = ids.length > 0 ? { compare: ids.join(',') } : {};
  return kind === 'schools' ? href('/explore', undefined, query) : href('/course', undefined, query);
};
