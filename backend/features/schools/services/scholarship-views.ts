import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Scholarship } from '@/lib/contract/schools/scholarships';
import type { Db } from '@/backend/db/client';
import { scholarships, schools } from '@/backend/db/schema';
import { isScholarshipOpenOn } from './open-scholarships';

const columns = {
  scholarship: scholarships,
  school: { schoolId: schools.id, slug: schools.slug, name: schools.name, nameNative: schools.nameNative },
};

interface Row {
  scholarship: typeof scholarships.$inferSelect;
  school: { schoolId: string; slug: string; name: string; nameNative: string } | null;
}

const toScholarship = ({ scholarship: row, school }: Row): Scholarship => ({
  scholarshipId: row.id,
  school,
  kind: row.kind,
  title: row.title,
  giver: row.giver,
  amount: row.amount,
  amountUsd: row.amountCents === null ? null : row.amountCents / 100,
  coveragePercent: row.coveragePercent,
  places: row.places,
  deadline: row.deadline,
  rule: row.rule,
  conditions: row.conditions,
  howToApply: row.howToApply,
  status: row.status,
  isDemo: row.isDemo,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
});

const select = (db: Db) =>
  db.select(columns).from(scholarships).leftJoin(schools, eq(schools.id, scholarships.schoolId));

export async function findScholarship(db: Db, id: string): Promise<Scholarship | null> {
  const [row] = await select(db).where(eq(scholarships.id, id));
  return row ? toScholarship(row) : null;
}

interface Listing {
  kind?: Scholarship['kind'][] | undefined;
  schoolId?: string | undefined;
  /** Only those that can be applied for on this ISO day; null: all. */
  openOn: string | null;
  start: number;
  limit: number;
}

/** One page, the next deadline first. */
export async function listScholarships(db: Db, { kind, schoolId, openOn, start, limit }: Listing) {
  const filters: (SQL | undefined)[] = [
    kind?.length ? inArray(scholarships.kind, kind) : undefined,
    schoolId ? eq(scholarships.schoolId, schoolId) : undefined,
    openOn === null ? undefined : isScholarshipOpenOn(openOn),
  ];
  const where = and(...filters);
  const rows = await select(db)
    .where(where)
    .orderBy(asc(scholarships.deadline), asc(scholarships.id))
    .offset(start)
    .limit(limit);
  const [total] = await db.select({ value: count() }).from(scholarships).where(where);
  return { data: rows.map(toScholarship), countTotal: total?.value ?? 0 };
}
