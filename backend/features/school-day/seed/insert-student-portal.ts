import { eq } from 'drizzle-orm';
import { startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import type { WritingDeps } from '@/backend/deps';
import { fold } from '@/lib/domain/khmer/khmer';
import type { WriteDb } from '@/backend/db/client';
import {
  assessments,
  attendances,
  campuses,
  classCourses,
  classSessions,
  classTeachers,
  courseMaterials,
  courseStudents,
  documentRequests,
  groupStructures,
  organizationSettings,
  schoolConfigurations,
  scores,
  structureRecords,
  structures,
  students,
} from '@/backend/db/schema';
import { addDays, isoDay, nextMonday, startOfDay } from '@/backend/seed/demo/demo-dates';
import { demoAccounts } from '@/backend/seed/demo/demo-people';
import { text } from '@/backend/seed/demo/demo-text';
import { type DemoCourse, demoCourses } from '@/backend/seed/demo/student/demo-courses';
import { publicHolidayDays } from '@/backend/features/events/seed/insert-holidays';
import { insertScale } from '@/backend/seed/insert-scale';
import type { SeededAccount } from '@/backend/features/accounts/seed/insert-accounts';
import type { SeededSchool } from '@/backend/features/schools/seed/insert-schools';
import { stableId } from '@/backend/seed/stable-id';

export const portalSchoolKey = 'tonle-bassac-polytechnic-institute';

const weeksBefore = 6;
const weeksAfter = 9;
const sessionMinutes = 90;

/** An hour of a day in Phnom Penh. */
export const at = (day: Date, hour: number, minutes = 0) =>
  new Date(startOfDayInCambodia(isoDay(day)).getTime() + hour * 3_600_000 + minutes * 60_000);

export const academicYearOf = (day: Date) => {
  const year = day.getUTCMonth() >= 7 ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
  return `${year}-${year + 1}`;
};

/** Faculty › class of the first year, and a closed class of last year. */
const insertStructure = async (db: WriteDb, campusId: string) => {
  const id = (name: string) => stableId(`${portalSchoolKey}:${name}`);
  const names = (name: { en: string; km: string }, order: number) => ({
    name: name.en,
    nameNative: name.km,
    order,
  });
  const groupId = id('classes');
  const [faculty, classLevel] = [id('level:faculty'), id('level:class')];
  await db
    .insert(groupStructures)
    .values({ id: groupId, campusId, ...names(text('Faculties and classes', 'មហាវិទ្យាល័យ និងថ្នាក់រៀន'), 1) })
    .onConflictDoNothing();
  await db
    .insert(structures)
    .values([
      { id: faculty, groupId, ...names(text('Faculty', 'មហាវិទ្យាល័យ'), 1) },
      { id: classLevel, groupId, parentId: faculty, ...names(text('Class', 'ថ្នាក់រៀន'), 2) },
    ])
    .onConflictDoNothing();
  const top = id('record:it');
  const record = (key: string, name: { en: string; km: string }, order: number, archiveStatus = 0) => ({
    id: id(`record:${key}`),
    structureId: classLevel,
    campusId,
    parentId: top,
    archiveStatus,
    ...names(name, order),
  });
  await db
    .insert(structureRecords)
    .values([
      {
        id: top,
        structureId: faculty,
        campusId,
        ...names(text('Information Technology', 'បច្ចេកវិទ្យាព័ត៌មាន'), 1),
      },
      record('it-1a', text('IT year 1, class A', 'បច្ចេកវិទ្យាព័ត៌មាន ឆ្នាំទី 1 ថ្នាក់ A'), 2),
      record('it-1b', text('IT year 1, class B', 'បច្ចេកវិទ្យាព័ត៌មាន ឆ្នាំទី 1 ថ្នាក់ B'), 3),
      record('it-2a', text('IT year 2, class A', 'បច្ចេកវិទ្យាព័ត៌មាន ឆ្នាំទី 2 ថ្នាក់ A'), 4, 4),
    ])
    .onConflictDoNothing();
  return id('record:it-1a');
};

const insertStudent = async (
  db: WriteDb,
  place: { schoolId: string; campusId: string; structureRecordId: string },
  userId: string,
  today: Date,
) => {
  const account = demoAccounts.find(({ key }) => key === 'student');
  if (!account) throw new Error('There is no demo student.');
  const id = stableId('student:student');
  const studentCode = `${academicYearOf(today).slice(0, 4)}-0001`;
  const enrolled = addDays(today, -7 * weeksBefore);
  const texts = [
    `${account.lastName.en} ${account.firstName.en}`,
    `${account.lastName.km} ${account.firstName.km}`,
    account.phone,
    studentCode,
  ];
  await db
    .insert(students)
    .values({
      id,
      ...place,
      userId,
      studentCode,
      // The card of an invented person: one key, so that its address stays the same.
      uniqueKey: stableId('student-card:student').replaceAll('-', ''),
      firstName: account.firstName.en,
      lastName: account.lastName.en,
      firstNameKm: account.firstName.km,
      lastNameKm: account.lastName.km,
      gender: account.gender,
      dob: account.dob,
      phone: account.phone,
      status: 'studying',
      enrolledOn: isoDay(enrolled),
      searchFold: texts.map(fold).join('\n'),
      createdAt: enrolled,
      updatedAt: enrolled,
    })
    .onConflictDoNothing();
  return id;
};

/** Mostly present, sometimes late, absent or excused now and then. */
export const markOf = (place: number) => {
  if (place % 13 === 6) return 'absent' as const;
  if (place % 11 === 4) return 'late' as const;
  return place % 17 === 9 ? ('excused' as const) : ('present' as const);
};

const insertSessions = async (
  db: WriteDb,
  course: DemoCourse,
  index: number,
  studentId: string,
  now: Date,
  termStart: Date,
) => {
  const courseId = stableId(`course:${course.code}`);
  const weeks = Array.from({ length: weeksBefore + weeksAfter }, (_, week) => week);
  const rows = weeks.flatMap((week) => {
    const day = addDays(termStart, week * 7 + course.weekday - 1);
    if (publicHolidayDays.has(isoDay(day))) return [];
    const startsAt = at(day, course.hour);
    return {
      id: stableId(`session:${course.code}:${week}`),
      courseId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + sessionMinutes * 60_000),
      room: course.room,
      topic: course.topics[week % course.topics.length] ?? course.name,
      cancelledAt: index === 3 && week === weeksBefore + 1 ? now : null,
    };
  });
  await db.insert(classSessions).values(rows).onConflictDoNothing();
  const held = rows.filter((row) => row.endsAt <= now && row.cancelledAt === null);
  if (held.length === 0) return;
  const marks = held.map((row, week) => ({
    sessionId: row.id,
    studentId,
    mark: markOf(week * demoCourses.length + index),
    markedAt: row.endsAt,
  }));
  await db.insert(attendances).values(marks).onConflictDoNothing();
};

const insertScores = async (
  db: WriteDb,
  course: DemoCourse,
  index: number,
  studentId: string,
  today: Date,
) => {
  const courseId = stableId(`course:${course.code}`);
  const given = [
    {
      key: 'quiz',
      kind: 'quiz' as const,
      name: text('Quiz 1', 'តេស្តទី 1'),
      maxScore: 20,
      weightPercent: 10,
      daysAgo: 24,
      score: 14 + index,
    },
    {
      key: 'task',
      kind: 'assignment' as const,
      name: course.task,
      maxScore: 100,
      weightPercent: 20,
      daysAgo: 10,
      score: 88 - index * 6,
    },
    {
      key: 'midterm',
      kind: 'midterm' as const,
      name: text('Midterm exam', 'ការប្រឡងពាក់កណ្តាលឆមាស'),
      maxScore: 100,
      weightPercent: 30,
      daysAgo: -21,
      score: null,
    },
    {
      key: 'final',
      kind: 'final' as const,
      name: text('Final exam', 'ការប្រឡងបញ្ចប់ឆមាស'),
      maxScore: 100,
      weightPercent: 40,
      daysAgo: -58,
      score: null,
    },
  ];
  for (const { key, daysAgo, score, ...row } of given) {
    const id = stableId(`assessment:${course.code}:${key}`);
    await db
      .insert(assessments)
      .values({
        id,
        courseId,
        ...row,
        heldOn: isoDay(addDays(today, -daysAgo)),
        publishedAt: score === null ? null : addDays(today, 2 - daysAgo),
      })
      .onConflictDoNothing();
    if (score !== null)
      await db.insert(scores).values({ assessmentId: id, studentId, score }).onConflictDoNothing();
  }
};

const insertCourse = async (
  db: WriteDb,
  course: DemoCourse,
  index: number,
  place: { schoolId: string; recordId: string; studentId: string },
  now: Date,
) => {
  const today = startOfDay(now);
  const termStart = nextMonday(addDays(today, -7 * weeksBefore));
  const courseId = stableId(`course:${course.code}`);
  await db
    .insert(classCourses)
    .values({
      id: courseId,
      schoolId: place.schoolId,
      structureRecordId: place.recordId,
      code: course.code,
      name: course.name.en,
      nameNative: course.name.km,
      teacher: course.teacher,
      credits: course.credits,
      academicYear: academicYearOf(today),
      term: 1,
      startDate: isoDay(termStart),
      endDate: isoDay(addDays(termStart, (weeksBefore + weeksAfter) * 7 - 2)),
    })
    .onConflictDoNothing();
  await db
    .insert(courseStudents)
    .values({ courseId, studentId: place.studentId, joinedAt: at(termStart, 7) })
    .onConflictDoNothing();
  await insertSessions(db, course, index, place.studentId, now, termStart);
  await insertScores(db, course, index, place.studentId, today);
  const { title, body } = course.reading;
  await db
    .insert(courseMaterials)
    .values({
      id: stableId(`material:${course.code}`),
      courseId,
      kind: 'reading',
      title,
      body,
      searchFold: [title.en, title.km].map(fold).join('\n'),
      publishedAt: at(addDays(termStart, 2 + index), 12),
    })
    .onConflictDoNothing();
};

/** The demo's teacher teaches the courses that name them. */
const insertTeacher = async (db: WriteDb, accounts: SeededAccount[], now: Date) => {
  const demo = demoAccounts.find(({ key }) => key === 'teacher');
  const userId = accounts.find(({ key }) => key === 'teacher')?.id;
  if (!demo || !userId) throw new Error('There is no demo teacher.');
  const taught = demoCourses.filter(
    ({ teacher }) => teacher.en === `${demo.lastName.en} ${demo.firstName.en}`,
  );
  await db
    .insert(classTeachers)
    .values(taught.map(({ code }) => ({ courseId: stableId(`course:${code}`), userId, createdAt: now })))
    .onConflictDoNothing();
};

const insertSettings = async (db: WriteDb, schoolId: string, today: Date) => {
  const termStart = nextMonday(addDays(today, -7 * weeksBefore));
  await db
    .insert(organizationSettings)
    .values({
      organizationId: schoolId,
      academicYear: academicYearOf(today),
      termStart: isoDay(termStart),
      termEnd: isoDay(addDays(termStart, (weeksBefore + weeksAfter) * 7 - 2)),
      attendanceMinPercent: 80,
      officeHours: text(
        'Monday to Friday, 07:30–11:30 and 13:30–16:30',
        'ចន្ទ ដល់ សុក្រ ម៉ោង 07:30–11:30 និង 13:30–16:30',
      ),
      updatedAt: today,
    })
    .onConflictDoNothing();
  await db
    .insert(schoolConfigurations)
    .values([
      { schoolId, configId: 'academicYear', value: academicYearOf(today) },
      { schoolId, configId: 'attendanceMinPercent', value: 80 },
      { schoolId, configId: 'weekStartsOn', value: 'monday' },
    ])
    .onConflictDoNothing();
};

/** Makes the demo student a student of one school, in the middle of a term. */
export async function insertStudentPortal(
  deps: WritingDeps,
  db: WriteDb,
  schools: SeededSchool[],
  accounts: SeededAccount[],
): Promise<void> {
  const now = deps.clock.now();
  const today = startOfDay(now);
  const school = schools.find((entry) => entry.school.key === portalSchoolKey);
  const account = accounts.find(({ key }) => key === 'student');
  if (!school || !account) throw new Error('The demo student has no school.');
  const [campus] = await db
    .select({ id: campuses.id })
    .from(campuses)
    .where(eq(campuses.schoolId, school.id))
    .orderBy(campuses.key)
    .limit(1);
  if (!campus) throw new Error('The demo student’s school has no campus.');
  const recordId = await insertStructure(db, campus.id);
  await insertSettings(db, school.id, today);
  await insertScale(db, school.id, now);
  const studentId = await insertStudent(
    db,
    { schoolId: school.id, campusId: campus.id, structureRecordId: recordId },
    account.id,
    today,
  );
  for (const [index, course] of demoCourses.entries()) {
    await insertCourse(db, course, index, { schoolId: school.id, recordId, studentId }, now);
  }
  await insertTeacher(db, accounts, now);
  const base = { schoolId: school.id, studentId, copies: 1, language: 'km' as const };
  const asked = (days: number) => ({ createdAt: addDays(today, -days), updatedAt: addDays(today, -days) });
  await db
    .insert(documentRequests)
    .values([
      {
        id: stableId('document-request:1'),
        ...base,
        kind: 'enrollment-certificate',
        copy: 'soft',
        purpose: 'ដាក់ពាក្យសុំអាហារូបករណ៍',
        email: account.username,
        status: 'handed-over',
        version: 3,
        ...asked(20),
      },
      {
        id: stableId('document-request:2'),
        ...base,
        kind: 'transcript',
        copy: 'hard',
        purpose: 'ដាក់ពាក្យសុំកម្មសិក្សា',
        campusId: campus.id,
        status: 'processing',
        version: 2,
        ...asked(3),
      },
    ])
    .onConflictDoNothing();
}
