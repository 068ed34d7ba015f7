import { and, count, gte } from 'drizzle-orm';
import { applicants, onCondition } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { apart, type Visible } from './applicant-scope';

/** How many of the visible applications are accepted and depend on a proof that is not there; received since an instant, if one is given. */
export async function countOnCondition({ db }: Deps, visible: Visible, since?: Date): Promise<number> {
  const received = since && gte(applicants.createdAt, since);
  const counted = await Promise.all(
    apart(visible).map((part) =>
      db
        .select({ value: count() })
        .from(applicants)
        .where(and(part, onCondition, received)),
    ),
  );
  return counted.flat().reduce((sum, { value }) => sum + value, 0);
}
