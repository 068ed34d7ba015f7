import type { Href } from '@/lib/routes/href';
import { safeHref } from '@/lib/routes/safe-href';
import { accessOf, judge } from './guards';
import { pageElsewhere } from './page-elsewhere';

/** The reader of a link. */
export interface Reader {
  sub: string;
  roles: readonly string[];
}

/** A path from data, as a link; null when there is no such page, or none for this reader. */
export function openableHref(value: unknown, { sub, roles }: Reader): Href | null {
  const link = safeHref(value);
  const path = link?.replace(/[?#].*$/, '');
  if (!link || !path) return null;
  const claims = { userId: sub, roles: [...roles], expiresAt: 0 };
  if (judge(accessOf(path), claims) === 'allow') return link;
  return safeHref(pageElsewhere(path, new URLSearchParams(), claims));
}
