import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { articles } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { requireStaffOfOrganization } from '@/backend/core/access/staff';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By id or slug. @throws 404 for what `mayBeSeen` leaves out. */
export async function findArticle(db: Db, ref: string, mayBeSeen: SQL | undefined) {
  const isRef = uuidPattern.test(ref) ? eq(articles.id, ref.toLowerCase()) : eq(articles.slug, ref);
  const [row] = await db.select().from(articles).where(and(isRef, mayBeSeen));
  if (!row) throw notFound('Article not found.');
  return row;
}

/** For the staff of its organization. @throws 404 for all others. */
export async function findOwnArticle(deps: Reader, caller: Caller, params: { orgId: string; id: string }) {
  const organizationId = await requireStaffOfOrganization(deps, caller, params.orgId);
  return findArticle(deps.db, params.id, eq(articles.organizationId, organizationId));
}
