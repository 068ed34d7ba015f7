import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Campus } from '@/lib/contract/academic/school-parts';
import type { SchoolDetail, SchoolSummary } from '@/lib/contract/academic/schools';
import type { Text } from '@/lib/contract/fields';
import type { Db } from '../db/client';
import { campuses, categories, schools } from '../db/schema';
import { notFound } from '../errors';

const dollars = (cents: number | null) => (cents === null ? null : cents / 100);

/** Only what a list shows, so that a page of schools does not read their long texts. */
export const summaryColumns = {
  id: schools.id,
  slug: schools.slug,
  code: schools.code,
  name: schools.name,
  nameNative: schools.nameNative,
  schoolType: schools.schoolType,
  verified: schools.verified,
  status: schools.status,
  province: schools.province,
  isPublic: schools.isPublic,
  tagline: schools.tagline,
  minFeeCents: schools.minFeeCents,
  maxFeeCents: schools.maxFeeCents,
  programCount: schools.programCount,
  categoryIds: schools.categoryIds,
  hue: schools.hue,
  isDemo: schools.isDemo,
  scholarshipCount: sql<number>`jsonb_array_length(${schools.scholarships})`.mapWith(Number),
};

type SummaryRow = Pick<
  typeof schools.$inferSelect,
  Exclude<keyof typeof summaryColumns, 'scholarshipCount'>
> & { scholarshipCount: number };

export const toSummary = (row: SummaryRow): SchoolSummary => ({
  schoolId: row.id,
  slug: row.slug,
  code: row.code,
  name: row.name,
  nameNative: row.nameNative,
  schoolType: row.schoolType,
  verified: row.verified,
  status: row.status,
  region: 'cambodia',
  province: row.province,
  isPublic: row.isPublic,
  tagline: row.tagline,
  minFee: dollars(row.minFeeCents),
  maxFee: dollars(row.maxFeeCents),
  programCount: row.programCount,
  scholarshipCount: row.scholarshipCount,
  categories: row.categoryIds,
  hue: row.hue,
  isDemo: row.isDemo,
});

const toCampus = (row: typeof campuses.$inferSelect): Campus => ({
  campusId: row.id,
  name: row.name,
  province: row.province,
  district: row.district,
  commune: row.commune,
  street: row.street,
  latitude: row.latitude,
  longitude: row.longitude,
  phone: row.phone,
});

export const listCampuses = async (db: Db, schoolId: string): Promise<Campus[]> =>
  (await db.select().from(campuses).where(eq(campuses.schoolId, schoolId)).orderBy(campuses.key)).map(
    toCampus,
  );

export const categoryNames = async (db: Db, ids: string[]): Promise<Text[]> => {
  if (ids.length === 0) return [];
  const rows = await db.select().from(categories).where(inArray(categories.id, ids)).orderBy(categories.name);
  return rows.map((row) => ({ en: row.name, km: row.nameNative }));
};

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Picks a school by id or by slug. */
export const bySchoolRef = (ref: string): SQL =>
  uuidPattern.test(ref) ? eq(schools.id, ref.toLowerCase()) : eq(schools.slug, ref);

/** @throws 404 when no school has this id or slug. */
export async function findSchool(db: Db, ref: string): Promise<typeof schools.$inferSelect> {
  const [row] = await db.select().from(schools).where(bySchoolRef(ref));
  if (!row) throw notFound('School not found.');
  return row;
}

export async function readSchoolDetail(db: Db, ref: string): Promise<SchoolDetail> {
  const row = await findSchool(db, ref);
  const [places, names] = await Promise.all([listCampuses(db, row.id), categoryNames(db, row.categoryIds)]);
  return {
    ...toSummary({ ...row, scholarshipCount: row.scholarships.length }),
    district: row.district,
    commune: row.commune,
    street: row.street,
    overview: row.overview,
    foundedYear: row.foundedYear,
    studentCount: row.studentCount,
    email: row.email,
    phone: row.phone,
    telegram: row.telegram,
    website: row.website,
    feesNote: row.feesNote,
    admission: row.admission,
    facilities: row.facilities,
    requiredDocuments: row.requiredDocuments,
    scholarships: row.scholarships,
    exchangePrograms: row.exchangePrograms,
    campuses: places,
    categoryNames: names,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}
