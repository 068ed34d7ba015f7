import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type {
  CourseMaterial,
  CourseScores,
  JoinedCourse,
  TimetableEntry,
} from '@/lib/contract/lms/record-shapes';
import { standingInCourse } from '@/lib/domain/learning/course-scores';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import {
  assessments,
  classCourses,
  classSessions,
  courseMaterials,
  courseStudents,
  scores,
} from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/backend/services/schedule/cambodian-days';
import { matches } from '@/backend/services/academic/search-index';
import { stateOfSession } from './session-views';
import {
  type CourseRow,
  coursesOfReader,
  joinedCourses,
  type OfStudent,
  toCourseRef,
} from './student-records';

interface Term {
  academicYear?: string | undefined;
  term?: number | undefined;
}

const inTerm = (course: CourseRow, { academicYear, term }: Term) =>
  (academicYear === undefined || course.academicYear === academicYear) &&
  (term === undefined || course.term === term);

const latestFirst = (a: CourseRow, b: CourseRow) =>
  b.startDate.localeCompare(a.startDate) ||
  a.code.localeCompare(b.code, 'en', { numeric: true }) ||
  a.id.localeCompare(b.id);

const stateOf = (course: CourseRow, today: string): JoinedCourse['state'] => {
  if (course.startDate > today) return 'upcoming';
  return course.endDate < today ? 'finished' : 'running';
};

const coursesOf = async (deps: Deps, of: OfStudent, term: Term) =>
  (await joinedCourses(deps.db, of))
    .filter(({ course }) => inTerm(course, term))
    .toSorted((a, b) => latestFirst(a.course, b.course));

export async function readCourses(deps: Deps, of: OfStudent, term: Term): Promise<JoinedCourse[]> {
  const now = deps.clock.now();
  const rows = await coursesOf(deps, of, term);
  const counted = await deps.db
    .select({
      courseId: classSessions.courseId,
      all: count(),
      held: sql<number>`count(*) filter (where ${classSessions.endsAt} <= ${now.toISOString()}::timestamptz)`.mapWith(
        Number,
      ),
    })
    .from(classSessions)
    .where(
      and(
        inArray(
          classSessions.courseId,
          rows.map(({ course }) => course.id),
        ),
        isNull(classSessions.cancelledAt),
      ),
    )
    .groupBy(classSessions.courseId);
  const counts = new Map(counted.map((row) => [row.courseId, row]));
  return rows.map(({ course, joinedAt, className, classNameNative }) => ({
    ...toCourseRef(course),
    teacher: course.teacher,
    credits: course.credits,
    academicYear: course.academicYear,
    term: course.term,
    startDate: course.startDate,
    endDate: course.endDate,
    state: stateOf(course, dayInCambodia(now)),
    className,
    classNameNative,
    sessionCount: counts.get(course.id)?.all ?? 0,
    sessionsHeld: counts.get(course.id)?.held ?? 0,
    joinedAt: joinedAt.toISOString(),
  }));
}

/** Sessions that begin on the days from `from` to `to`, both included, in their order. */
export async function readTimetable(
  deps: Deps,
  of: OfStudent,
  { from, to }: { from: string; to: string },
): Promise<TimetableEntry[]> {
  const now = deps.clock.now();
  const rows = await deps.db
    .select({ session: classSessions, course: classCourses })
    .from(courseStudents)
    .innerJoin(classCourses, eq(classCourses.id, courseStudents.courseId))
    .innerJoin(classSessions, eq(classSessions.courseId, classCourses.id))
    .where(
      and(
        coursesOfReader(of),
        gte(classSessions.startsAt, startOfDayInCambodia(from)),
        lt(classSessions.startsAt, endOfDayInCambodia(to)),
      ),
    )
    .orderBy(asc(classSessions.startsAt), asc(classSessions.id));
  return rows.map(({ session, course }) => ({
    sessionId: session.id,
    course: toCourseRef(course),
    teacher: course.teacher,
    room: session.room,
    topic: session.topic,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    state: stateOfSession(session, now),
    cancelReason: session.cancelReason,
  }));
}

/** Every course of the term, with its published assessments and the student's scores. */
export async function readScores(
  deps: Deps,
  of: OfStudent,
  term: Term & { courseId?: string | undefined },
): Promise<CourseScores[]> {
  const joined = (await coursesOf(deps, of, term)).filter(
    ({ course }) => term.courseId === undefined || course.id === term.courseId,
  );
  const rows = await deps.db
    .select({ assessment: assessments, score: scores.score, remark: scores.remark })
    .from(assessments)
    .leftJoin(scores, and(eq(scores.assessmentId, assessments.id), eq(scores.studentId, of.student.id)))
    .where(
      and(
        inArray(
          assessments.courseId,
          joined.map(({ course }) => course.id),
        ),
        isNotNull(assessments.publishedAt),
        lte(assessments.publishedAt, deps.clock.now()),
      ),
    )
    .orderBy(asc(assessments.heldOn), asc(assessments.id));
  return joined.map(({ course }) => {
    const own = rows
      .filter(({ assessment }) => assessment.courseId === course.id)
      .map(({ assessment, score, remark }) => ({
        assessmentId: assessment.id,
        kind: assessment.kind,
        name: assessment.name,
        heldOn: assessment.heldOn,
        maxScore: assessment.maxScore,
        weightPercent: assessment.weightPercent,
        score,
        remark,
      }));
    const { credits, academicYear, term: termNumber } = course;
    return {
      course: { ...toCourseRef(course), credits, academicYear, term: termNumber },
      ...standingInCourse(own),
      assessments: own,
    };
  });
}

/** Published materials of the student's courses, the newest first. */
export async function readMaterials(
  deps: Deps,
  of: OfStudent,
  query: { courseId?: string | undefined; keyword?: string | undefined; start: number; limit: number },
): Promise<{ data: CourseMaterial[]; countTotal: number }> {
  const where = and(
    coursesOfReader(of),
    lte(courseMaterials.publishedAt, deps.clock.now()),
    query.courseId ? eq(courseMaterials.courseId, query.courseId) : undefined,
    query.keyword ? matches(courseMaterials.searchFold, query.keyword) : undefined,
  );
  const page = deps.db
    .select({ material: courseMaterials, course: classCourses })
    .from(courseMaterials)
    .innerJoin(classCourses, eq(classCourses.id, courseMaterials.courseId))
    .innerJoin(courseStudents, eq(courseStudents.courseId, classCourses.id))
    .where(where)
    .orderBy(desc(courseMaterials.publishedAt), asc(courseMaterials.id))
    .limit(query.limit)
    .offset(query.start);
  const total = deps.db
    .select({ value: count() })
    .from(courseMaterials)
    .innerJoin(courseStudents, eq(courseStudents.courseId, courseMaterials.courseId))
    .where(where);
  const [rows, [counted]] = await Promise.all([page, total]);
  const data = rows.flatMap(({ material, course }) =>
    material.publishedAt === null
      ? []
      : [
          {
            materialId: material.id,
            course: toCourseRef(course),
            kind: material.kind,
            title: material.title,
            body: material.body,
            url: material.url,
            sizeBytes: material.sizeBytes,
            publishedAt: material.publishedAt.toISOString(),
          },
        ],
  );
  return { data, countTotal: counted?.value ?? 0 };
}
