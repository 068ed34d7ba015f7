import type { Db } from '@/backend/db/client';
import { announceTags } from '@/backend/services/tags/tag-changes';

/** Says, in their transaction, that texts change. */
export const announceSiteTexts = (tx: Db, ...changed: { kind: string }[]): Promise<void> =>
  announceTags(tx, ['site-texts', ...changed.map(({ kind }) => `site-texts:${kind}`)]);
