import { eq } from 'drizzle-orm';
import { fold } from '@/lib/domain/khmer/khmer';
import type { WriteDb } from '@/backend/db/client';
import {
  campuses,
  documentRequests,
  groupStructures,
  schoolStaff,
  structureRecords,
  structures,
  students,
} from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { addDays, isoDay, nextMonday, startOfDay } from '@/backend/seed/demo/demo-dates';
import { familyNames, mensNames, womensNames } from '@/backend/seed/demo/people/names';
import { type DemoClassSchool, demoClasses } from '@/backend/seed/demo/student/demo-classes';
import type { SeededAccount } from '@/backend/features/accounts/seed/insert-accounts';
import { type DemoClass, insertClassCourses } from './insert-class-courses';
import type { SeededSchool } from '@/backend/features/schools/seed/insert-schools';
import { insertScale } from '@/backend/seed/insert-scale';
import { stableId } from '@/backend/seed/stable-id';

const pupilsOfClass = 30;
const weeksBefore = 6;

const namesOf = ({ en, km }: { en: string; km: string }) => ({ name: en, nameNative: km });

const insertStructure = async (db: WriteDb, campusId: string, demo: DemoClassSchool): Promise<void> => {
  const groupId = stableId(`classes:${demo.schoolKey}`);
  const structureId = stableId(`class-level:${demo.schoolKey}`);
  await db
    .insert(groupStructures)
    .values({ id: groupId, campusId, order: 1, ...namesOf(demo.group) })
    .onConflictDoNothing();
  await db
    .insert(structures)
    .values({ id: structureId, groupId, order: 1, ...namesOf(demo.level) })
    .onConflictDoNothing();
  const rows = demo.classes.map(({ key, name }, place) => ({
    id: stableId(`class:${demo.schoolKey}:${key}`),
    structureId,
    campusId,
    order: place + 1,
    ...namesOf(name),
  }));
  await db.insert(structureRecords).values(rows).onConflictDoNothing();
};

/** Invented people: a family name, a first name and a day that follow from the number. */
const pupil = (demo: DemoClassSchool, number: number, year: string) => {
  const isWoman = number % 2 === 0;
  const firstNames = isWoman ? womensNames : mensNames;
  const family = familyNames[(number * 7) % familyNames.length] ?? { en: '', km: '' };
  const first = firstNames[(number * 5 + Math.floor(number / 14)) % firstNames.length] ?? { en: '', km: '' };
  const studentCode = `${demo.prefix}-${year}-${String(number + 1).padStart(4, '0')}`;
  return {
    studentCode,
    firstName: first.en,
    lastName: family.en,
    firstNameKm: first.km,
    lastNameKm: family.km,
    gender: isWoman ? ('female' as const) : ('male' as const),
    dob: `${demo.birthYear}-${String((number % 12) + 1).padStart(2, '0')}-${String((number % 27) + 1).padStart(2, '0')}`,
    phone: `+85512001${String(number + (demo.prefix === 'RRU' ? 100 : 200)).padStart(3, '0')}`,
    searchFold: [`${family.en} ${first.en}`, `${family.km} ${first.km}`, studentCode].map(fold).join('\n'),
  };
};

const insertPupils = async (
  db: WriteDb,
  place: { schoolId: string; campusId: string },
  demo: DemoClassSchool,
  enrolled: Date,
): Promise<DemoClass[]> => {
  const year = isoDay(enrolled).slice(0, 4);
  const classes: DemoClass[] = demo.classes.map(({ key, room }) => ({
    key,
    room,
    recordId: stableId(`class:${demo.schoolKey}:${key}`),
    studentIds: Array.from({ length: pupilsOfClass }, (_, n) =>
      stableId(`pupil:${demo.schoolKey}:${key}:${n}`),
    ),
  }));
  const rows = classes.flatMap(({ recordId, studentIds }, index) =>
    studentIds.map((id, n) => ({
      id,
      ...place,
      structureRecordId: recordId,
      ...pupil(demo, index * pupilsOfClass + n, year),
      // The card of an invented person: one key, so that its address stays the same.
      uniqueKey: stableId(`pupil-card:${id}`).replaceAll('-', ''),
      status: 'studying' as const,
      enrolledOn: isoDay(enrolled),
      createdAt: enrolled,
      updatedAt: enrolled,
    })),
  );
  await db.insert(students).values(rows).onConflictDoNothing();
  return classes;
};

const insertRequests = async (
  db: WriteDb,
  place: { schoolId: string; campusId: string },
  pupilIds: readonly string[],
  now: Date,
): Promise<void> => {
  const rows = pupilIds.slice(0, 2).map((studentId, index) => ({
    id: stableId(`document-request:${studentId}`),
    schoolId: place.schoolId,
    studentId,
    kind: index === 0 ? ('transcript' as const) : ('enrollment-certificate' as const),
    copy: 'hard' as const,
    copies: 1,
    language: 'km' as const,
    purpose: index === 0 ? 'ដាក់ពាក្យសុំអាហារូបករណ៍' : 'ដាក់ពាក្យសុំកម្មសិក្សា',
    campusId: place.campusId,
    status: index === 0 ? ('requested' as const) : ('processing' as const),
    createdAt: addDays(now, -2 - index),
    updatedAt: addDays(now, -2 - index),
  }));
  await db.insert(documentRequests).values(rows).onConflictDoNothing();
};

/** The demo's teacher works at the university, its school admin at the high school too. */
const insertStaff = async (db: WriteDb, accounts: SeededAccount[]): Promise<void> => {
  const posts = [
    { account: 'teacher', schoolKey: 'romduol-river-university' },
    { account: 'schoolAdmin', schoolKey: 'ninth-lotus-school' },
  ];
  const rows = posts.flatMap(({ account, schoolKey }) => {
    const userId = accounts.find(({ key }) => key === account)?.id;
    return userId ? [{ userId, schoolId: stableId(`school:${schoolKey}`) }] : [];
  });
  await db.insert(schoolStaff).values(rows).onConflictDoNothing();
};

/** A university and a high school in the middle of a term: two classes of 30 each, all of them invented. */
export async function insertClasses(
  deps: WritingDeps,
  db: WriteDb,
  schools: SeededSchool[],
  accounts: SeededAccount[],
): Promise<void> {
  const now = deps.clock.now();
  const termStart = nextMonday(addDays(startOfDay(now), -7 * weeksBefore));
  await insertStaff(db, accounts);
  const teacherId = accounts.find(({ key }) => key === 'teacher')?.id ?? null;
  for (const demo of demoClasses) {
    const school = schools.find((entry) => entry.school.key === demo.schoolKey);
    if (!school) throw new Error(`There is no demo school ${demo.schoolKey}.`);
    const [campus] = await db
      .select({ id: campuses.id })
      .from(campuses)
      .where(eq(campuses.schoolId, school.id))
      .orderBy(campuses.key)
      .limit(1);
    if (!campus) throw new Error(`${demo.schoolKey} has no campus.`);
    const place = { schoolId: school.id, campusId: campus.id };
    await insertScale(db, school.id, now);
    await insertStructure(db, campus.id, demo);
    const classes = await insertPupils(db, place, demo, termStart);
    await insertClassCourses(db, { demo, schoolId: school.id, classes, teacherId, now, termStart });
    await insertRequests(db, place, classes[0]?.studentIds ?? [], now);
  }
}
