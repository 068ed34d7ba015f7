import { and, eq, inArray, lte } from 'drizzle-orm';
import type { PaperFacts } from '@/lib/contract/lms/paper-facts';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { AttendanceMark } from '@/lib/domain/learning/attendance';
import { ranksOf, type Result, schoolAverages, termAverages } from '@/lib/domain/learning/averages';
import { gradeOnScale, type GradingScale } from '@/lib/domain/learning/grading-scale';
import type { Db } from '@/backend/db/client';
import {
  assessments,
  attendances,
  classCourses,
  classSessions,
  schools,
  scores,
  structureRecords,
  students,
  subjects,
} from '@/backend/db/schema';
import type { StudentRow } from '@/backend/services/academic/student-views';
import { readScale } from './grading';
import { studentNamed } from './guardians';

export type Period = NonNullable<PaperFacts['period']>;

interface Scored {
  studentId: string;
  course: typeof classCourses.$inferSelect;
  result: Result;
}

/** Published scores only: a paper says nothing that its student has not been told. */
async function readScored(db: Db, studentIds: string[], period: Period | null, now: Date): Promise<Scored[]> {
  if (studentIds.length === 0) return [];
  const rows = await db
    .select({ studentId: scores.studentId, score: scores.score, course: classCourses, test: assessments })
    .from(scores)
    .innerJoin(assessments, eq(assessments.id, scores.assessmentId))
    .innerJoin(classCourses, eq(classCourses.id, assessments.courseId))
    .where(
      and(
        inArray(scores.studentId, studentIds),
        lte(assessments.publishedAt, now),
        period ? eq(classCourses.academicYear, period.academicYear) : undefined,
        period ? eq(classCourses.term, period.term) : undefined,
      ),
    );
  return rows
    .map(({ studentId, score, course, test }) => ({
      studentId,
      course,
      result: {
        subject: course.id,
        coefficient: course.credits,
        month: test.heldOn.slice(0, 7),
        isFinal: test.kind === 'final',
        maxScore: test.maxScore,
        weightPercent: test.weightPercent,
        score,
      },
    }))
    .filter(({ result }) => !period?.month || (result.month === period.month && !result.isFinal));
}

async function readMarks(db: Db, studentIds: string[], period: Period) {
  const rows = await db
    .select({ studentId: attendances.studentId, mark: attendances.mark, startsAt: classSessions.startsAt })
    .from(attendances)
    .innerJoin(classSessions, eq(classSessions.id, attendances.sessionId))
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .where(
      and(
        inArray(attendances.studentId, studentIds),
        eq(classCourses.academicYear, period.academicYear),
        eq(classCourses.term, period.term),
      ),
    );
  return rows.filter(({ startsAt }) => !period.month || dayInCambodia(startsAt).startsWith(period.month));
}

/** Who is ranked together: everybody who studies in the class of a student. */
async function classmatesOf(db: Db, rows: readonly StudentRow[]): Promise<Map<string, string[]>> {
  const classes = [...new Set(rows.flatMap(({ structureRecordId }) => structureRecordId ?? []))];
  if (classes.length === 0) return new Map();
  const pupils = await db
    .select({ id: students.id, unit: students.structureRecordId })
    .from(students)
    .where(
      and(inArray(students.structureRecordId, classes), inArray(students.status, ['studying', 'paused'])),
    );
  const byUnit = Map.groupBy(pupils, ({ unit }) => unit ?? '');
  return new Map([...byUnit].map(([unit, of]) => [unit, of.map(({ id }) => id)]));
}

const byCourse = (a: Scored['course'], b: Scored['course']) =>
  a.startDate.localeCompare(b.startDate) ||
  a.code.localeCompare(b.code, 'en', { numeric: true }) ||
  a.id.localeCompare(b.id);

type Average = (results: readonly Result[]) => number | null;

const linesOf = (own: readonly Scored[], average: Average, scale: GradingScale): PaperFacts['lines'] => {
  const courses = [...new Map(own.map(({ course }) => [course.id, course])).values()].toSorted(byCourse);
  return courses.map((course) => {
    const percent = average(own.filter((row) => row.course.id === course.id).map(({ result }) => result));
    const { code, name, nameNative, credits, academicYear, term } = course;
    const letter = gradeOnScale(scale, percent)?.letter ?? null;
    return { code, name, nameNative, credits, academicYear, term, percent, letter };
  });
};

const countOf = (marks: readonly { mark: AttendanceMark }[], mark: AttendanceMark) =>
  marks.filter((row) => row.mark === mark).length;

/** What everybody has in common who gets this kind of paper of a school. */
async function readFrame(db: Db, schoolId: string, rows: readonly StudentRow[]) {
  const [school] = await db.select().from(schools).where(eq(schools.id, schoolId));
  if (!school) throw new Error('The school of the papers is gone.');
  const unitIds = rows.flatMap(({ structureRecordId }) => structureRecordId ?? []);
  const programIds = rows.flatMap(({ subjectId }) => subjectId ?? []);
  const units = await db.select().from(structureRecords).where(inArray(structureRecords.id, unitIds));
  const programs = await db.select().from(subjects).where(inArray(subjects.id, programIds));
  return { school, units, programs };
}

const named = (row: { name: string; nameNative: string } | undefined) =>
  row ? { name: row.name, nameNative: row.nameNative } : null;

/** Who the paper is about, without results. */
export async function readIdentities(
  db: Db,
  schoolId: string,
  rows: readonly StudentRow[],
): Promise<PaperFacts[]> {
  const { school, units, programs } = await readFrame(db, schoolId, rows);
  return rows.map((student) => {
    const { name, nameKm } = studentNamed(student);
    const { studentCode, dob, enrolledOn, status } = student;
    return {
      student: { name, nameNative: nameKm, studentCode, dob, enrolledOn },
      status,
      school: { name: school.name, nameNative: school.nameNative },
      unit: named(units.find(({ id }) => id === student.structureRecordId)),
      program: named(programs.find(({ id }) => id === student.subjectId)),
      period: null,
      lines: [],
      sums: null,
    };
  });
}

/** Every published result of each student; a period narrows them, and adds rank and absences. */
export async function readResultFacts(
  db: Db,
  {
    schoolId,
    rows,
    period,
    now,
  }: { schoolId: string; rows: readonly StudentRow[]; period: Period | null; now: Date },
): Promise<PaperFacts[]> {
  const identities = await readIdentities(db, schoolId, rows);
  const [school] = await db
    .select({ type: schools.schoolType })
    .from(schools)
    .where(eq(schools.id, schoolId));
  const isRanked = school?.type === 'k12' && period !== null;
  const classmates = isRanked ? await classmatesOf(db, rows) : new Map<string, string[]>();
  const ids = [...new Set([...rows.map(({ id }) => id), ...[...classmates.values()].flat()])];
  const scored = Map.groupBy(await readScored(db, ids, period, now), ({ studentId }) => studentId);
  const marks = Map.groupBy(period ? await readMarks(db, ids, period) : [], ({ studentId }) => studentId);
  const scale = await readScale(db, schoolId);
  // Within a month there is no exam, so the mean of its tests is the average of the month.
  const average: Average = (results) =>
    (isRanked && !period.month ? schoolAverages(results) : termAverages(results)).semester;
  const averageOf = (id: string) => average((scored.get(id) ?? []).map(({ result }) => result));
  return rows.map((student, place) => {
    const identity = identities[place];
    if (!identity) throw new Error('A student without an identity.');
    const lines = linesOf(scored.get(student.id) ?? [], average, scale);
    const own = averageOf(student.id);
    const mates = classmates.get(student.structureRecordId ?? '') ?? [];
    const averages = mates.map(averageOf).filter((value) => value !== null);
    const missed = marks.get(student.id) ?? [];
    return {
      ...identity,
      period,
      lines,
      sums: {
        average: own,
        letter: gradeOnScale(scale, own)?.letter ?? null,
        rank: isRanked && own !== null ? (ranksOf([own, ...averages])[0] ?? null) : null,
        of: isRanked && own !== null ? averages.length : null,
        credits: lines.reduce((sum, { credits }) => sum + credits, 0),
        absent: period && countOf(missed, 'absent'),
        excused: period && countOf(missed, 'excused'),
        late: period && countOf(missed, 'late'),
      },
    };
  });
}
