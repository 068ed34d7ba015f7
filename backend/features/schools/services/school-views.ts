import { eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm';
import type { Campus } from '@/lib/contract/schools/school-parts';
import { schoolDetailFields, schoolSummaryFields } from '@/lib/contract/schools/school-shapes';
import type { SchoolDetail, SchoolSummary } from '@/lib/contract/schools/schools';
import type { Text } from '@/lib/contract/fields';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { campuses, categories, schools, type SchoolPictureKeys } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { uuidPattern } from '@/backend/core/access/find-school';
import { openScholarshipsOn } from './open-scholarships';

const dollars = (cents: number | null) => (cents === null ? null : cents / 100);

/** Only the columns of a list, so that a page of schools does not read their long texts. */
const listColumns = {
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
  updatedAt: schools.updatedAt,
};

/** The same with what holds on `day`, an ISO day in Cambodia. */
export const schoolSummaryColumns = (day: string | SQLWrapper) => ({
  ...listColumns,
  scholarshipCount: openScholarshipsOn(day),
});

type SummaryRow = Pick<typeof schools.$inferSelect, keyof typeof listColumns> & { scholarshipCount: number };

export const toSchoolSummary = (row: SummaryRow): SchoolSummary => ({
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
  updatedAt: row.updatedAt.toISOString(),
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
  (
    await db
      .select()
      .from(campuses)
      .where(eq(campuses.schoolId, schoolId))
      .orderBy(campuses.order, campuses.key)
  ).map(toCampus);

const columns = getTableColumns(schools);

/** Fields of the contract that are columns under the same names, with the same values. */
type OwnField = Exclude<keyof SchoolDetail & keyof typeof columns, keyof SchoolSummary | 'pictures'>;
const isOwnField = (name: string): name is OwnField =>
  name in columns && !(name in schoolSummaryFields.shape) && name !== 'pictures';
const ownFields = Object.keys(schoolDetailFields.shape).filter(isOwnField);

const pickOwn = <From extends Record<OwnField, unknown>>(from: From): Pick<From, OwnField> =>
  Object.fromEntries(ownFields.map((name) => [name, from[name]])) as Pick<From, OwnField>;

/** What else a page about one school shows, without the columns that only a search reads. */
const detailColumns = {
  ...schoolSummaryColumns(sql.placeholder('today')),
  ...pickOwn(columns),
  categoryNames: sql<
    Text[]
  >`coalesce((select jsonb_agg(jsonb_build_object('en', ${categories.name}, 'km', ${categories.nameNative})
    order by ${categories.name}) from ${categories} where ${categories.id} = any(${schools}.category_ids)), '[]')`,
  agreedAt: schools.agreedAt,
  pictures: schools.pictures,
  campuses: sql<
    Campus[]
  >`coalesce((select jsonb_agg(jsonb_build_object('campusId', ${campuses.id}, 'name', ${campuses.name},
    'province', ${campuses.province}, 'district', ${campuses.district}, 'commune', ${campuses.commune},
    'street', ${campuses.street}, 'latitude', ${campuses.latitude}, 'longitude', ${campuses.longitude},
    'phone', ${campuses.phone}) order by ${campuses.order}, ${campuses.key}) from ${campuses} where ${campuses.schoolId} = ${schools}.id), '[]')`,
};

const withAddresses = (
  { storage }: Reader,
  { logo, cover, coverCredit = '', gallery }: SchoolPictureKeys,
): SchoolDetail['pictures'] => {
  const stored = (key: string) => ({ key, url: storage.publicUrl(key) });
  return {
    logo: logo === null ? null : stored(logo),
    cover: cover === null ? null : stored(cover),
    coverCredit,
    gallery: gallery.map(({ key, alt, credit = '' }) => ({ ...stored(key), alt, credit })),
  };
};

const prepareDetails = (db: Db) => {
  const details = () => db.select(detailColumns).from(schools);
  return {
    byId: details()
      .where(eq(schools.id, sql.placeholder('ref')))
      .prepare('school_detail_by_id'),
    bySlug: details()
      .where(eq(schools.slug, sql.placeholder('ref')))
      .prepare('school_detail_by_slug'),
  };
};

const preparedDetails = new WeakMap<Db, ReturnType<typeof prepareDetails>>();

/**
 * A school with its campuses and majors, by id or slug, in one statement that is prepared once for each connection.
 * @throws 404 when no school has this id or slug.
 */
export async function readSchoolDetail(deps: Reader, ref: string): Promise<SchoolDetail> {
  const { db } = deps;
  const today = dayInCambodia(deps.clock.now());
  const { byId, bySlug } = preparedDetails.get(db) ?? prepareDetails(db);
  preparedDetails.set(db, { byId, bySlug });
  const [row] = uuidPattern.test(ref)
    ? await byId.execute({ ref: ref.toLowerCase(), today })
    : await bySlug.execute({ ref, today });
  if (!row) throw notFound('School not found.');
  return {
    ...toSchoolSummary(row),
    ...pickOwn(row),
    categoryNames: row.categoryNames,
    campuses: row.campuses,
    pictures: withAddresses(deps, row.pictures),
    agreedOn: row.agreedAt && dayInCambodia(row.agreedAt),
  };
}
