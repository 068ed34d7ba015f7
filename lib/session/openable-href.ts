import type { Href } from '@/lib/routes/href';
import { safeHref } from '@/lib/routes/safe-href';
import { accessOf, judge } from './guards';

/** The reader of a link. */
export interface Reader {
  sub: string;
  roles: readonly string[];
}

/** A path from data, as a link; null when there is no such page, or none for this reader. */
export function openableHref(value: unknown, { sub, roles }: Reader): Href | null {
  const link = safeHref(value);
  const path = link?.replace(/[?#].*$/, '');
  return path && judge(accessOf(path), { userId: sub, roles: [...roles], expiresAt: 0 }) === 'allow'
    ? link
    : null;
}
