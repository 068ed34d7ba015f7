import { and, count, gte } from 'drizzle-orm';
import { applicants, onCondition } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { type Visible, within } from './applicant-scope';

/** How many of the visible applications are accepted and depend on a proof that is not there; received since an instant, if one is given. */
export async function countOnCondition({ db }: Deps, visible: Visible, since?: Date): Promise<number> {
  const received = since && gte(applicants.createdAt, since);
  const [row] = await db
    .select({ value: count() })
    .from(applicants)
    .where(and(within(visible), onCondition, received));
  return row?.value ?? 0;
}
