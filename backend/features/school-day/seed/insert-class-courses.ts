import { fold } from '@/lib/domain/khmer/khmer';
import type { WriteDb } from '@/backend/db/client';
import {
  assessments,
  attendances,
  classCourses,
  classSessions,
  classTeachers,
  courseMaterials,
  courseStudents,
  markChanges,
  scores,
} from '@/backend/db/schema';
import { addDays, isoDay } from '@/backend/seed/demo/demo-dates';
import { text } from '@/backend/seed/demo/demo-text';
import type { DemoClassSchool } from '@/backend/seed/demo/student/demo-classes';
import { publicHolidayDays } from '@/backend/features/events/seed/insert-holidays';
import { academicYearOf, at, markOf } from './insert-student-portal';
import { stableId } from '@/backend/seed/stable-id';

export interface DemoClass {
  key: string;
  room: string;
  recordId: string;
  studentIds: readonly string[];
}

interface Taught {
  demo: DemoClassSchool;
  schoolId: string;
  classes: readonly DemoClass[];
  /** Teaches the courses that name the demo's teacher. */
  teacherId: string | null;
  now: Date;
  termStart: Date;
}

type Course = DemoClassSchool['courses'][number];

const termWeeks = 15;
const lessonMinutes = 90;
/** The second class has the same teacher two hours later. */
const hoursApart = 2;
const demoTeacher = 'Meas Bunthan';

const insertLessons = async (
  db: WriteDb,
  courseId: string,
  course: Course,
  group: DemoClass,
  { now, termStart }: Taught,
  place: number,
): Promise<void> => {
  const lessons = Array.from({ length: termWeeks }, (_, week) => week).flatMap((week) => {
    const day = addDays(termStart, week * 7 + course.weekday - 1);
    if (publicHolidayDays.has(isoDay(day))) return [];
    const startsAt = at(day, course.hour + place * hoursApart);
    return {
      id: stableId(`lesson:${courseId}:${week}`),
      courseId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + lessonMinutes * 60_000),
      room: group.room,
      topic: course.topics[week % course.topics.length] ?? course.name,
    };
  });
  await db.insert(classSessions).values(lessons).onConflictDoNothing();
  const marks = lessons
    .filter(({ endsAt }) => endsAt <= now)
    .flatMap(({ id: sessionId, endsAt }, week) =>
      group.studentIds.map((studentId, n) => ({
        sessionId,
        studentId,
        mark: markOf(n * 3 + week * 7 + course.credits),
        markedAt: endsAt,
      })),
    );
  if (marks.length === 0) return;
  await db.insert(attendances).values(marks).onConflictDoNothing();
  const changes = marks.map(({ sessionId, studentId, mark, markedAt }) => ({
    id: stableId(`mark:${sessionId}:${studentId}`),
    sessionId,
    studentId,
    at: markedAt,
    after: { value: mark, note: null },
  }));
  await db.insert(markChanges).values(changes).onConflictDoNothing();
};

const insertAssessments = async (
  db: WriteDb,
  courseId: string,
  course: Course,
  group: DemoClass,
  now: Date,
): Promise<void> => {
  const given = [
    { key: 'quiz', kind: 'quiz', name: text('Quiz 1', 'តេស្តទី 1'), maxScore: 20, weightPercent: 20, days: -28 },
    { key: 'task', kind: 'assignment', name: course.task, maxScore: 50, weightPercent: 30, days: -8 },
    {
      key: 'final',
      kind: 'final',
      name: text('Exam of the semester', 'ការប្រឡងឆមាស'),
      maxScore: 100,
      weightPercent: 50,
      days: 55,
    },
  ] as const;
  const rows = given.map(({ key, days, ...row }) => ({
    ...row,
    id: stableId(`assessment:${courseId}:${key}`),
    courseId,
    heldOn: isoDay(addDays(now, days)),
    // An exam to come is planned: nobody but its teacher sees it.
    publishedAt: days < 0 ? addDays(now, days + 2) : null,
  }));
  await db.insert(assessments).values(rows).onConflictDoNothing();
  const scored = rows
    .filter(({ kind }) => kind !== 'final')
    .flatMap(({ id, maxScore }, index) =>
      group.studentIds.map((studentId, n) => ({
        assessmentId: id,
        studentId,
        // From 45 % to 99 %.
        score: Math.round(maxScore * (0.45 + ((n * 13 + index * 17 + course.credits * 5) % 55) / 100)),
        markedAt: addDays(now, -7),
      })),
    );
  await db.insert(scores).values(scored).onConflictDoNothing();
};

const insertMaterials = async (db: WriteDb, courseId: string, course: Course, now: Date): Promise<void> => {
  const news = text('Bring your notebook', 'សូមយកសៀវភៅកត់ត្រាមក');
  const body = text(
    'We work in pairs next week. Please bring what you have written so far.',
    'សប្ដាហ៍ក្រោយយើងធ្វើការជាគូ។ សូមយកអ្វីដែលអ្នកបានសរសេររួចមកជាមួយ។',
  );
  const rows = [
    { key: 'reading', kind: 'reading' as const, ...course.reading, publishedAt: addDays(now, -20) },
    { key: 'news', kind: 'announcement' as const, title: news, body, publishedAt: addDays(now, -1) },
  ].map(({ key, ...row }) => ({
    ...row,
    id: stableId(`material:${courseId}:${key}`),
    courseId,
    searchFold: [row.title.en, row.title.km].map(fold).join('\n'),
  }));
  await db.insert(courseMaterials).values(rows).onConflictDoNothing();
};

/** The courses of the classes of a school, six weeks into their term. */
export async function insertClassCourses(db: WriteDb, taught: Taught): Promise<void> {
  const { demo, schoolId, classes, teacherId, now, termStart } = taught;
  for (const [place, group] of classes.entries())
    for (const course of demo.courses) {
      const id = stableId(`class-course:${demo.schoolKey}:${group.key}:${course.code}`);
      await db
        .insert(classCourses)
        .values({
          id,
          schoolId,
          structureRecordId: group.recordId,
          code: `${course.code}-${group.key}`,
          name: course.name.en,
          nameNative: course.name.km,
          teacher: course.teacher,
          credits: course.credits,
          academicYear: academicYearOf(now),
          term: 1,
          startDate: isoDay(termStart),
          endDate: isoDay(addDays(termStart, termWeeks * 7 - 2)),
        })
        .onConflictDoNothing();
      const members = group.studentIds.map((studentId) => ({ courseId: id, studentId, joinedAt: termStart }));
      await db.insert(courseStudents).values(members).onConflictDoNothing();
      if (teacherId && course.teacher.en === demoTeacher)
        await db
          .insert(classTeachers)
          .values({ courseId: id, userId: teacherId, createdAt: termStart })
          .onConflictDoNothing();
      await insertLessons(db, id, course, group, taught, place);
      await insertAssessments(db, id, course, group, now);
      await insertMaterials(db, id, course, now);
    }
}
