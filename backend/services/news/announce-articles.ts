import type { Db } from '@/backend/db/client';
import { announceTags } from '@/backend/services/tags/tag-changes';

/** Says, in their transaction, that articles change: as they were and, where the slug changes, as they are now. */
export const announceArticles = (tx: Db, ...changed: { id: string; slug: string }[]): Promise<void> =>
  announceTags(tx, [
    ...new Set(changed.flatMap(({ id, slug }) => ['articles', `article:${slug}`, `article:${id}`])),
  ]);
