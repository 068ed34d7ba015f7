import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import { feeBands } from '@/lib/domain/money/fee-bands';
import type { Db } from '@/backend/db/client';
import { subjects } from '@/backend/db/schema';
import { subjectList } from './subject-lists';

const centsPerUsd = 100;

const inBand = ({ fromUsd, toUsd }: (typeof feeBands)[number]): SQL | undefined =>
  and(
    gte(subjects.feeCents, fromUsd * centsPerUsd),
    toUsd === null ? undefined : lte(subjects.feeCents, toUsd * centsPerUsd),
  );

/** How many listed courses there are in each band, in one read. */
export async function countFeeBands(db: Db): Promise<number[]> {
  const { visible } = subjectList({ status: 'all' });
  const counts = sql.join(
    feeBands.map((band) => sql`count(*) filter (where ${inBand(band)})::int`),
    sql`, `,
  );
  const [row] = await db
    .select({ counts: sql<number[]>`array[${counts}]` })
    .from(subjects)
    .where(visible);
  return row?.counts ?? feeBands.map(() => 0);
}
