import { randomUUID } from 'node:crypto';
import {
  attendances,
  calendars,
  campuses,
  classCourses,
  classSessions,
  classTeachers,
  courseStudents,
  events,
  groupStructures,
  structureRecords,
  structures,
  students,
} from '@/backend/db/schema';
import { fold } from '@/lib/domain/khmer/khmer';
import type { AttendanceMark } from '@/lib/domain/school-day/attendance';
import type { TestBackend } from './backend';
import { makePerson, makeSchool, type Person } from './make';

// Names and codes of equal length keep their order in every sorting.
let counter = 1000;
const next = () => (counter += 1);
const text = (value: string) => ({ en: value, km: `${value} ខ្មែរ` });

const afterHours = (backend: TestBackend, hours: number) =>
  new Date(backend.clock.now().getTime() + hours * 3_600_000);

export async function makeCampus(
  backend: TestBackend,
  schoolId: string,
  overrides: Partial<typeof campuses.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  const place = { province: '12', district: '1201', commune: '120101', street: text('Street 5') };
  await backend.deps.db
    .insert(campuses)
    .values({ id, schoolId, key: `campus-${next()}`, name: text('Main'), ...place, ...overrides });
  return id;
}

/** A division of a campus with one level; the test inserts its records. */
export async function makeStructure(backend: TestBackend, campusId: string) {
  const names = { name: 'Classes', nameNative: 'ថ្នាក់រៀន' };
  const [groupId, structureId] = [randomUUID(), randomUUID()];
  await backend.deps.db.insert(groupStructures).values({ id: groupId, campusId, ...names });
  await backend.deps.db.insert(structures).values({ id: structureId, groupId, ...names });
  return { groupId, structureId };
}

export async function makeRecord(
  backend: TestBackend,
  place: { campusId: string; structureId: string },
  overrides: Partial<typeof structureRecords.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await backend.deps.db
    .insert(structureRecords)
    .values({ id, ...place, name: `Class ${next()}`, nameNative: 'ថ្នាក់', ...overrides });
  return id;
}

/** A student of the school, with an account by default. */
export async function makeStudent(
  backend: TestBackend,
  place: { schoolId: string; campusId: string },
  overrides: Partial<typeof students.$inferInsert> = {},
): Promise<{ id: string; uniqueKey: string; person: Person }> {
  const person = await makePerson(backend);
  const now = backend.clock.now();
  const row = {
    id: randomUUID(),
    ...place,
    userId: person.id,
    studentCode: `T-${next()}`,
    uniqueKey: randomUUID() + randomUUID(),
    firstName: 'Dara',
    lastName: 'Sok',
    firstNameKm: 'តារា',
    lastNameKm: 'សុខ',
    gender: 'female' as const,
    dob: '2008-03-14',
    phone: person.phone,
    status: 'studying' as const,
    enrolledOn: '2026-10-05',
    searchFold: fold('Sok Dara សុខ តារា'),
    createdAt: now,
    updatedAt: now,
    ...overrides,
  };
  await backend.deps.db.insert(students).values(row);
  return { id: row.id, uniqueKey: row.uniqueKey, person };
}

/** A school with a campus, an advisor and a student. */
export async function makeSchoolWithStudent(backend: TestBackend) {
  const school = await makeSchool(backend);
  const campusId = await makeCampus(backend, school.id);
  const advisor = await makePerson(backend, { roles: ['advisor'], staffOf: [school.id] });
  const student = await makeStudent(backend, { schoolId: school.id, campusId });
  return { school, campusId, advisor, student };
}

/** A current course with these students. */
export async function makeCourse(
  backend: TestBackend,
  schoolId: string,
  studentIds: string[],
  overrides: Partial<typeof classCourses.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  const n = next();
  await backend.deps.db.insert(classCourses).values({
    id,
    schoolId,
    code: `C${n}`,
    name: `Course ${n}`,
    nameNative: `មុខវិជ្ជា ${n}`,
    teacher: text('Meas Bunthan'),
    credits: 3,
    academicYear: '2026-2027',
    term: 1,
    startDate: '2026-10-05',
    endDate: '2027-02-12',
    ...overrides,
  });
  for (const studentId of studentIds) {
    await joinCourse(backend, id, studentId);
  }
  return id;
}

export async function joinCourse(backend: TestBackend, courseId: string, studentId: string): Promise<void> {
  await backend.deps.db.insert(courseStudents).values({ courseId, studentId, joinedAt: backend.clock.now() });
}

/** A current course of a teacher of the school, who is a new person by default, with so many new students. */
export async function makeClass(
  backend: TestBackend,
  schoolId: string,
  { teacherId, students: count = 2 }: { teacherId?: string; students?: number } = {},
) {
  const students = [];
  if (count > 0) {
    const place = { schoolId, campusId: await makeCampus(backend, schoolId) };
    while (students.length < count) students.push(await makeStudent(backend, place));
  }
  const studentIds = students.map(({ id }) => id);
  const courseId = await makeCourse(backend, schoolId, studentIds);
  const userId = teacherId ?? (await makePerson(backend, { roles: ['teacher'], staffOf: [schoolId] })).id;
  await backend.deps.db.insert(classTeachers).values({ courseId, userId, createdAt: backend.clock.now() });
  return { courseId, teacherId: userId, students };
}

/** A session of two hours that begins in so many hours, with attendance when it is given. */
export async function makeSession(
  backend: TestBackend,
  courseId: string,
  hours: number,
  options: { mark?: AttendanceMark; studentId?: string; cancelled?: boolean } = {},
): Promise<string> {
  const id = randomUUID();
  const now = backend.clock.now();
  await backend.deps.db.insert(classSessions).values({
    id,
    courseId,
    startsAt: afterHours(backend, hours),
    endsAt: afterHours(backend, hours + 2),
    room: 'B-204',
    topic: text('Topic'),
    cancelledAt: options.cancelled ? now : null,
  });
  const { mark, studentId } = options;
  if (mark && studentId) {
    await backend.deps.db.insert(attendances).values({ sessionId: id, studentId, mark, markedAt: now });
  }
  return id;
}

export async function makeCalendar(
  backend: TestBackend,
  organizationId: string,
  audience: 'public' | 'members' = 'public',
): Promise<string> {
  const id = randomUUID();
  const name = text(`Calendar ${next()}`);
  const createdAt = backend.clock.now();
  await backend.deps.db
    .insert(calendars)
    .values({ id, organizationId, kind: 'events', audience, name, color: '#0F766E', createdAt });
  return id;
}

/** An event of two hours that begins in so many hours. */
export async function makeEvent(
  backend: TestBackend,
  calendarId: string,
  hours: number,
  overrides: Partial<typeof events.$inferInsert> = {},
): Promise<{ id: string; slug: string }> {
  const n = next();
  const now = backend.clock.now();
  const row = {
    id: randomUUID(),
    calendarId,
    slug: `event-${n}`,
    title: text(`Event ${n}`),
    description: text('Description'),
    place: text('Hall'),
    province: '12',
    format: 'on-site' as const,
    startsAt: afterHours(backend, hours),
    endsAt: afterHours(backend, hours + 2),
    createdAt: now,
    updatedAt: now,
    ...overrides,
  };
  const searchFold = [row.title.en, row.title.km, row.place.en, row.place.km].map(fold).join('\n');
  await backend.deps.db.insert(events).values({ searchFold, ...row });
  return { id: row.id, slug: row.slug };
}
