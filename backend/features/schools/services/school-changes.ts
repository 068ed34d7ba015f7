import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { CampusDraft, SchoolChange, SchoolDraft } from '@/lib/contract/schools/school-draft';
import { nothingOf } from '@/lib/contract/record-fields';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { fieldsWith } from '@/lib/domain/record-fields';
import { schoolFields } from '@/lib/domain/schools/school-fields';
import { freeSlug, nameSlug } from '@/lib/domain/schools/name-slug';
import { hasAnyRole, roleNames } from '@/lib/domain/accounts/roles';
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
import type { Author } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { askAboutNear, newNames } from './school-names';
import { requirePictures } from '@/backend/core/files/school-pictures';
import { isAgreedAtOnce, judgeChange, standingOfNew } from './school-standing';
import { readSchoolDetail } from './school-views';
import { reindexSchools } from './search-index';
import { followDocuments } from './applicant-forms';
import type { SchoolQuote } from '@/lib/contract/schools/school-parts';
import { dayInCambodia } from '@/lib/domain/dates/dates';

/** @throws 422 when somebody is said to have agreed, or to have begun, in the future. */
function checkQuotes(quotes: readonly SchoolQuote[], now: Date): void {
  const today = dayInCambodia(now);
  const thisYear = Number(today.slice(0, 4));
  const issues = quotes.flatMap(({ consentedOn, year }, index) => [
    ...(consentedOn > today ? [{ path: `quotes.${index}.consentedOn`, code: 'day-in-future' }] : []),
    ...(year > thisYear ? [{ path: `quotes.${index}.year`, code: 'day-in-future' }] : []),
  ]);
  if (issues.length > 0) throw invalid(issues);
}

type SchoolRow = typeof schools.$inferSelect;
type Place = { province: string; district?: string | null | undefined; commune?: string | null | undefined };

const unsaid = nothingOf(schoolFields);
const defaultHue = 180;

const checkPlace = ({ province, district, commune }: Place, path = '') => {
  const codes = { province, district: district ?? undefined, commune: commune ?? undefined };
  if (!isValidAddress(codes)) throw invalid([{ path: `${path}province`, code: 'unknown-place' }]);
};

const advisorsFields = fieldsWith(schoolFields, { by: 'advisor' });

/** Some things of a school Sala decides, not the school. */
const checkAuthor = (caller: Author, wanted: SchoolChange, present: Partial<SchoolRow>) => {
  if (hasAnyRole(caller.roles, [roleNames.advisor])) return;
  const changed = advisorsFields.filter(
    (name) => wanted[name] !== undefined && wanted[name] !== (present[name] ?? unsaid[name]),
  );
  if (changed.length > 0) throw invalid(changed.map((path) => ({ path, code: 'advisors-only' })));
};

const syncCampuses = async (act: AnyAct, schoolId: string, wanted: CampusDraft[]) => {
  const { tx } = act;
  const before = await tx.select().from(campuses).where(eq(campuses.schoolId, schoolId));
  const keys = new Set(before.map((row) => row.key));
  const keptIds: string[] = [];
  for (const [index, { campusId, ...fields }] of wanted.entries()) {
    checkPlace(fields, `campuses.${index}.`);
    if (campusId === undefined) {
      const key = freeSlug(nameSlug(fields.name.en, 'campus'), keys);
      keys.add(key);
      const [row] = await act.tx
        .insert(campuses)
        .values({ schoolId, key, ...fields, order: index })
        .returning({ id: campuses.id });
      if (row) keptIds.push(row.id);
    } else {
      if (!before.some((row) => row.id === campusId)) {
        throw invalid([{ path: `campuses.${index}.campusId`, code: 'unknown-campus' }]);
      }
      await act.tx
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
  await act.tx
    .delete(campuses)
    .where(and(eq(campuses.schoolId, schoolId), notInArray(campuses.id, [...keptIds, schoolId])));
};

/**
 * Stores a school that its creator then manages. It is public only if that is an advisor.
 * @throws 409 for a name near another school's, unless `isAnotherSchool` says that it is none of these
 */
export async function createSchool(
  act: Act<Author>,
  { campuses: places, isAnotherSchool = false, ...draft }: SchoolDraft,
): Promise<SchoolDetail> {
  const { tx, caller, now } = act;
  checkPlace(draft);
  checkAuthor(caller, draft, {});
  checkQuotes(draft.quotes ?? [], now);
  const names = await newNames(tx, draft);
  await askAboutNear(act, draft, { isAnotherSchool });
  const [row] = await act.tx
    .insert(schools)
    .values({
      status: 'active',
      hue: defaultHue,
      scholarships: [],
      exchangePrograms: [],
      ...draft,
      ...names,
      ...standingOfNew(act),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: schools.id, slug: schools.slug });
  if (!row) throw new Error('The school was not stored.');
  if (draft.pictures) await requirePictures(tx, row.id, draft.pictures);
  if (places) await syncCampuses(act, row.id, places);
  if (caller.id !== null) await act.tx.insert(schoolStaff).values({ userId: caller.id, schoolId: row.id });
  await reindexSchools(tx, [row.id]);
  act.note('school-created', row.id, { waits: !isAgreedAtOnce(act) });
  return readSchoolDetail(act.deps, row.id);
}

/** Courses show the place and type of their school. */
const carryOver = async (act: AnyAct, before: SchoolRow, change: SchoolChange) => {
  if (change.province !== undefined && change.province !== before.province) {
    await act.tx.update(subjects).set({ province: change.province }).where(eq(subjects.schoolId, before.id));
  }
  if (change.schoolType !== undefined && change.schoolType !== before.schoolType) {
    const sameKind = and(eq(subjects.schoolId, before.id), eq(subjects.schoolType, before.schoolType));
    await act.tx.update(subjects).set({ schoolType: change.schoolType }).where(sameKind);
  }
};

/**
 * @throws 412 when somebody else has changed the school since `version` was read, 409 for names near another school's
 * unless `isAnotherSchool`, 422 for a school that would be public before Sala has agreed to it
 */
export async function changeSchool(
  act: Act<Author>,
  id: string,
  { campuses: places, isAnotherSchool = false, ...asked }: SchoolChange,
): Promise<SchoolDetail> {
  const { tx, caller, now } = act;
  const [before] = await tx.select().from(schools).where(eq(schools.id, id)).for('update');
  if (!before) throw notFound('School not found.');
  act.requireVersion(before);
  const { change, standing } = await judgeChange(act, before, asked, isAnotherSchool);
  checkAuthor(caller, change, before);
  checkPlace({ ...before, ...change });
  checkQuotes(change.quotes ?? [], now);
  if (change.code !== undefined && change.code !== before.code)
    await newNames(tx, { name: '', code: change.code });
  await act.bump(schools, before, { ...change, ...standing, updatedAt: now });
  await carryOver(act, before, change);
  await followDocuments(act, { ...before, ...change, id });
  if (change.pictures) await requirePictures(tx, id, change.pictures);
  if (places) await syncCampuses(act, id, places);
  await reindexSchools(tx, [id]);
  const detail = {
    fields: Object.keys(change)
      .concat(places ? ['campuses'] : [])
      .join(','),
  };
  act.note('school-changed', id, detail);
  return readSchoolDetail(act.deps, id);
}

/** @throws 409 when people have applied to the school or study there. */
export async function removeSchool(act: Act, id: string): Promise<void> {
  const { tx } = act;
  await tx.select({ id: schools.id }).from(schools).where(eq(schools.id, id)).for('update');
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
    throw new Refusal(409, 'school-in-use', 'People have applied to this school. Make it inactive instead.');
  }
  await act.tx.delete(calendars).where(eq(calendars.organizationId, id));
  await act.tx.delete(organizationSettings).where(eq(organizationSettings.organizationId, id));
  await act.tx.delete(schoolStaff).where(eq(schoolStaff.schoolId, id));
  await act.tx.delete(schools).where(eq(schools.id, id));
  act.note('school-deleted', id);
}
