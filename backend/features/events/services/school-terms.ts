import { and, asc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { SchoolTerm, termChange, termDraft } from '@/lib/contract/events/terms';
import { schoolYearLimits } from '@/lib/domain/school-day/school-year';
import { onlyRow } from '@/backend/db/only-row';
import { schoolTerms } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { requireKeeperOfOrganization } from '@/backend/core/access/keepers';

const toTerm = (row: typeof schoolTerms.$inferSelect): SchoolTerm => {
  const { id, organizationId, kind, name, startsOn, endsOn, version } = row;
  return { termId: id, organizationId, kind, name, startsOn, endsOn, version };
};

/** The parts of a school's years, in their order. */
export async function listTerms({ db }: Reader, organizationId: string) {
  const rows = await db
    .select()
    .from(schoolTerms)
    .where(eq(schoolTerms.organizationId, organizationId))
    .orderBy(asc(schoolTerms.startsOn), asc(schoolTerms.id));
  return { data: rows.map(toTerm), countTotal: rows.length };
}

const requireOrder = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) => {
  if (endsOn < startsOn) throw invalid([{ path: 'endsOn', code: 'before-start' }]);
};

const findTerm = async ({ tx, deps, caller }: Act, organizationId: string, id: string) => {
  await requireKeeperOfOrganization(deps, caller, organizationId);
  const here = and(eq(schoolTerms.id, id), eq(schoolTerms.organizationId, organizationId));
  const [row] = await tx.select().from(schoolTerms).where(here);
  if (!row) throw notFound();
  return row;
};

/** @throws 404, 409 once the school has as many as it may have, 422 when it ends before it begins */
export async function addTerm(
  act: Act,
  organizationId: string,
  draft: z.output<typeof termDraft>,
): Promise<SchoolTerm> {
  await requireKeeperOfOrganization(act.deps, act.caller, organizationId);
  requireOrder(draft);
  const own = await act.tx.$count(schoolTerms, eq(schoolTerms.organizationId, organizationId));
  if (own >= schoolYearLimits.termsMax)
    throw new Refusal(409, 'too-many', 'There are as many parts of the year as there may be.');
  const values = { ...draft, organizationId, updatedAt: act.now };
  const row = onlyRow(await act.tx.insert(schoolTerms).values(values).returning());
  act.note('term-added', row.id, { kind: row.kind });
  return toTerm(row);
}

/** @throws 404, 412, 422 when it ends before it begins */
export async function changeTerm(
  act: Act,
  organizationId: string,
  id: string,
  change: z.output<typeof termChange>,
): Promise<SchoolTerm> {
  const row = await findTerm(act, organizationId, id);
  act.requireVersion(row);
  const after = await act.bump(schoolTerms, row, { ...change, updatedAt: act.now });
  requireOrder(after);
  act.note('term-changed', id, { kind: after.kind });
  return toTerm(after);
}

/** @throws 404 */
export async function removeTerm(act: Act, organizationId: string, id: string): Promise<void> {
  const row = await findTerm(act, organizationId, id);
  await act.tx.delete(schoolTerms).where(eq(schoolTerms.id, row.id));
  act.note('term-removed', id, { kind: row.kind });
}
