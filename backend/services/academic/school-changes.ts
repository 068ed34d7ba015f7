import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { CampusDraft, SchoolChange, SchoolDraft } from '@/lib/contract/academic/school-draft';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { freeSlug, nameSlug } from '@/lib/domain/schools/name-slug';
import { hasAnyRole, roleNames } from '@/lib/domain/people/roles';
import type { Db } from '@/backend/db/client';
import {
  applicants,
  calendars,
  campuses,
  organizationSettings,
  schools,
  schoolStaff,
  students,
  subjects,
} from '@/backend/db/schema';
import type { Author, Caller, Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { requireVersion } from '@/backend/require-version';
import { audit } from '@/backend/services/access/audit';
import { announceSchool } from './public-changes';
import { requirePictures } from './school-pictures';
import { checkQuotes } from './school-quotes';
import { readSchoolDetail } from './school-views';
import { reindexSchools } from './search-index';
import { followDocuments } from '@/backend/services/applicant/applicant-forms';
import { serialize } from '@/backend/services/access/serialize';

type SchoolRow = typeof schools.$inferSelect;
type Place = { province: string; district?: string | null | undefined; commune?: string | null | undefined };

const empty = { en: '', km: '' };
const defaultHue = 180;

const checkPlace = ({ province, district, commune }: Place, path = '') => {
  const codes = { province, district: district ?? undefined, commune: commune ?? undefined };
  if (!isValidAddress(codes)) throw invalid([{ path: `${path}province`, code: 'unknown-place' }]);
};

/** Sala decides whether a school is a partner, not the school. */
const checkVerified = (caller: Author, wanted: boolean | undefined, present: boolean) => {
  if (wanted === undefined || wanted === present || hasAnyRole(caller.roles, [roleNames.advisor])) return;
  throw invalid([{ path: 'verified', code: 'advisors-only' }]);
};

const initials = (name: string) => {
  const letters = nameSlug(name, 'school')
    .split('-')
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
  return letters.length < 2 ? `SCH${letters}` : letters.slice(0, 6);
};

const newNames = async (tx: Db, draft: { name: string; code?: string | undefined }) => {
  await serialize(tx, 'school-names');
  const taken = await tx.select({ slug: schools.slug, code: schools.code }).from(schools);
  const codes = new Set(taken.map((row) => row.code));
  if (draft.code !== undefined && codes.has(draft.code))
    throw invalid([{ path: 'code', code: 'code-taken' }]);
  return {
    slug: freeSlug(nameSlug(draft.name, 'school'), new Set(taken.map((row) => row.slug))),
    code: draft.code ?? freeSlug(initials(draft.name), codes),
  };
};

const syncCampuses = async (tx: Db, schoolId: string, wanted: CampusDraft[]) => {
  const before = await tx.select().from(campuses).where(eq(campuses.schoolId, schoolId));
  const keys = new Set(before.map((row) => row.key));
  const keptIds: string[] = [];
  for (const [index, { campusId, ...fields }] of wanted.entries()) {
    checkPlace(fields, `campuses.${index}.`);
    if (campusId === undefined) {
      const key = freeSlug(nameSlug(fields.name.en, 'campus'), keys);
      keys.add(key);
      const [row] = await tx
        .insert(campuses)
        .values({ schoolId, key, ...fields, order: index })
        .returning({ id: campuses.id });
      if (row) keptIds.push(row.id);
    } else {
      if (!before.some((row) => row.id === campusId)) {
        throw invalid([{ path: `campuses.${index}.campusId`, code: 'unknown-campus' }]);
      }
      await tx
        .update(campuses)
        .set({ ...fields, order: index })
        .where(eq(campuses.id, campusId));
      keptIds.push(campusId);
    }
  }
  const goneIds = before.map((row) => row.id).filter((id) => !keptIds.includes(id));
  if (goneIds.length === 0) return;
  const [inUse] = await tx
    .select({ id: students.id })
    .from(students)
    .where(inArray(students.campusId, goneIds))
    .limit(1);
  if (inUse) throw new Refusal(409, 'campus-in-use', 'Students belong to a campus that is left out.');
  await tx
    .delete(campuses)
    .where(and(eq(campuses.schoolId, schoolId), notInArray(campuses.id, [...keptIds, schoolId])));
};

/** Stores a school that its creator then manages; runs inside `once`. */
export async function createSchool(
  deps: Deps,
  tx: Db,
  { campuses: places, ...draft }: SchoolDraft,
  caller: Author,
  requestId: string,
): Promise<SchoolDetail> {
  const now = deps.clock.now();
  checkPlace(draft);
  checkVerified(caller, draft.verified, false);
  checkQuotes(draft.quotes ?? [], now);
  const [row] = await tx
    .insert(schools)
    .values({
      status: 'active',
      street: empty,
      tagline: empty,
      overview: empty,
      hue: defaultHue,
      feesNote: empty,
      admission: empty,
      facilities: [],
      requiredDocuments: [],
      scholarships: [],
      exchangePrograms: [],
      ...draft,
      ...(await newNames(tx, draft)),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: schools.id, slug: schools.slug });
  if (!row) throw new Error('The school was not stored.');
  if (draft.pictures) await requirePictures(tx, row.id, draft.pictures);
  if (places) await syncCampuses(tx, row.id, places);
  if (caller.id !== null) await tx.insert(schoolStaff).values({ userId: caller.id, schoolId: row.id });
  await reindexSchools(tx, [row.id]);
  await announceSchool(tx, row);
  await audit(deps, { action: 'school-created', actorId: caller.id, subject: row.id, requestId }, tx);
  return readSchoolDetail(deps, row.id, tx);
}

/** Courses show the place and type of their school. */
const carryOver = async (tx: Db, before: SchoolRow, change: SchoolChange) => {
  if (change.province !== undefined && change.province !== before.province) {
    await tx.update(subjects).set({ province: change.province }).where(eq(subjects.schoolId, before.id));
  }
  if (change.schoolType !== undefined && change.schoolType !== before.schoolType) {
    const sameKind = and(eq(subjects.schoolId, before.id), eq(subjects.schoolType, before.schoolType));
    await tx.update(subjects).set({ schoolType: change.schoolType }).where(sameKind);
  }
};

/** @throws 412 when somebody else has changed the school since `version` was read. */
export function changeSchool(
  deps: Deps,
  { id, version }: { id: string; version: number },
  { campuses: places, ...change }: SchoolChange,
  caller: Author,
  requestId: string,
): Promise<SchoolDetail> {
  return deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(schools).where(eq(schools.id, id)).for('update');
    if (!before) throw notFound('School not found.');
    requireVersion(before, version, 'school');
    checkVerified(caller, change.verified, before.verified);
    checkPlace({ ...before, ...change });
    checkQuotes(change.quotes ?? [], deps.clock.now());
    if (change.code !== undefined && change.code !== before.code)
      await newNames(tx, { name: '', code: change.code });
    await tx
      .update(schools)
      .set({ ...change, version: version + 1, updatedAt: deps.clock.now() })
      .where(eq(schools.id, id));
    await carryOver(tx, before, change);
    await followDocuments({ tx, caller, now: deps.clock.now() }, { ...before, ...change, id });
    if (change.pictures) await requirePictures(tx, id, change.pictures);
    if (places) await syncCampuses(tx, id, places);
    await reindexSchools(tx, [id]);
    await announceSchool(tx, before);
    const detail = {
      fields: Object.keys(change)
        .concat(places ? ['campuses'] : [])
        .join(','),
    };
    await audit(deps, { action: 'school-changed', actorId: caller.id, subject: id, requestId, detail }, tx);
    return readSchoolDetail(deps, id, tx);
  });
}

/** @throws 409 when people have applied to the school or study there. */
export function removeSchool(deps: Deps, id: string, caller: Caller, requestId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ id: schools.id, slug: schools.slug })
      .from(schools)
      .where(eq(schools.id, id))
      .for('update');
    const [applicant] = await tx
      .select({ id: applicants.id })
      .from(applicants)
      .where(eq(applicants.schoolId, id))
      .limit(1);
    const [student] = await tx
      .select({ id: students.id })
      .from(students)
      .where(eq(students.schoolId, id))
      .limit(1);
    if (applicant || student) {
      throw new Refusal(
        409,
        'school-in-use',
        'People have applied to this school. Make it inactive instead.',
      );
    }
    await tx.delete(calendars).where(eq(calendars.organizationId, id));
    await tx.delete(organizationSettings).where(eq(organizationSettings.organizationId, id));
    await tx.delete(schoolStaff).where(eq(schoolStaff.schoolId, id));
    await tx.delete(schools).where(eq(schools.id, id));
    if (before) await announceSchool(tx, before);
    await audit(deps, { action: 'school-deleted', actorId: caller.id, subject: id, requestId }, tx);
  });
}
