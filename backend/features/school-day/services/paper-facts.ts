import { and, eq, inArray } from 'drizzle-orm';
import type { PaperFacts } from '@/lib/contract/school-day/paper-facts';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { AttendanceMark } from '@/lib/domain/school-day/attendance';
import { courseResult, ranksOf, termStanding } from '@/lib/domain/school-day/averages';
import { defaultReportScale, mentionOf } from '@/lib/domain/school-day/report-cards';
import { isTermOver, paperSays, type PaperSays, paperScope } from '@/lib/domain/school-day/paper-says';
import { gradeOnScale, type GradingScale } from '@/lib/domain/school-day/grading-scale';
import type { Db } from '@/backend/db/client';
import {
  attendances,
  classCourses,
  classSessions,
  organizationSettings,
  schools,
  structureRecords,
  students,
  subjects,
} from '@/backend/db/schema';
import type { StudentRow } from './student-views';
import { isStudying } from './student-columns';
import { readScale } from './grading';
import { studentNamed } from './guardians';
import {
  type CourseOfStudent,
  type Counting,
  markedIn,
  readCounting,
  readResults,
  toResult,
} from './result-records';
import type { CourseRow } from './class-courses';
import { remarksOf } from './term-remarks';
import { creditsOf, gradePointsOf } from './term-results';

export type Period = NonNullable<PaperFacts['period']>;

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
    .where(and(inArray(students.structureRecordId, classes), isStudying));
  const byUnit = Map.groupBy(pupils, ({ unit }) => unit ?? '');
  return new Map([...byUnit].map(([unit, of]) => [unit, of.map(({ id }) => id)]));
}

const byCourse = (a: CourseRow, b: CourseRow) =>
  a.startDate.localeCompare(b.startDate) ||
  a.code.localeCompare(b.code, 'en', { numeric: true }) ||
  a.id.localeCompare(b.id);

type Line = PaperFacts['lines'][number];

/** How a paper counts the courses of a student. */
interface Frame {
  counting: Counting;
  scale: GradingScale;
  period: Period | null;
  /** YYYY-MM */
  monthNow: string;
}

const ofMonth = ({ tests }: CourseOfStudent, month: string) =>
  tests.filter(({ assessment }) => assessment.heldOn.startsWith(month));
const isExam = ({ assessment }: CourseOfStudent['tests'][number]) => assessment.kind === 'final';

/** A report card of a month is of its tests alone; they are all when the month is over. */
function inMonth(own: CourseOfStudent, { counting, monthNow }: Frame, month: string): CourseOfStudent {
  const isClosed = month < monthNow;
  const tests = ofMonth(own, month).filter((test) => !isExam(test));
  const results = tests.map((test) => toResult(test, own.course, { ...counting, isClosed }));
  return {
    ...own,
    tests,
    results,
    isClosed: true,
    // The mean of the tests of a month is its average.
    result: courseResult(results, { byMonth: false, isClosed: true }),
  };
}

const ofTermOf = (own: readonly CourseOfStudent[], { academicYear, term }: Period): CourseOfStudent[] =>
  own.filter(({ course }) => course.academicYear === academicYear && course.term === term);

/** How many exams of a student are not on a card of this month. */
const examsLeftOut = (own: readonly CourseOfStudent[], period: Period): number =>
  ofTermOf(own, period).flatMap((course) => ofMonth(course, period.month ?? '').filter(isExam)).length;

const inPeriod = (own: readonly CourseOfStudent[], frame: Frame): CourseOfStudent[] => {
  const { period } = frame;
  if (!period) return [...own];
  const ofTerm = ofTermOf(own, period);
  if (period.month === null) return ofTerm;
  return ofTerm
    .map((course) => inMonth(course, frame, period.month ?? ''))
    .filter(({ tests }) => tests.length > 0);
};

const lineOf = (
  { course, isClosed, result, tests }: CourseOfStudent,
  scale: GradingScale,
  { ofCourses }: Pick<PaperSays, 'ofCourses'>,
): Line => {
  const { code, name, nameNative, credits, academicYear, term } = course;
  const state = !isClosed ? 'in-progress' : result.state === 'final' ? 'final' : 'incomplete';
  const percent = state === 'final' ? result.percent : null;
  const letter = ofCourses ? (gradeOnScale(scale, percent)?.letter ?? null) : null;
  const missed = isClosed ? tests.filter(({ cell }) => markedIn(cell).absent).length : 0;
  return { code, name, nameNative, credits, academicYear, term, percent, letter, state, missed };
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

/** How a school writes its papers, and who signs them for it. */
async function readSettings(db: Db, schoolId: string) {
  const [settings] = await db
    .select({ scale: organizationSettings.reportScale, signatory: organizationSettings.signatory })
    .from(organizationSettings)
    .where(eq(organizationSettings.organizationId, schoolId));
  return { scale: settings?.scale ?? null, signatory: settings?.signatory ?? null };
}

/** Who the paper is about, without results. */
export async function readIdentities(
  db: Db,
  schoolId: string,
  rows: readonly StudentRow[],
): Promise<PaperFacts[]> {
  const { school, units, programs } = await readFrame(db, schoolId, rows);
  const { signatory } = await readSettings(db, schoolId);
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
      signatory,
      lines: [],
      sums: null,
    };
  });
}

/** What only report cards say: the scale of the school, and what was written about each student. */
async function readCard(
  db: Db,
  schoolId: string,
  { ids, period, ranks }: { ids: readonly string[]; period: Period; ranks: boolean },
) {
  const { scale } = await readSettings(db, schoolId);
  return {
    scale: scale ?? defaultReportScale(ranks),
    remarks: await remarksOf(db, ids, period),
  };
}

/**
 * Every published result of each student: of courses that are over; the others are in progress. A period narrows them, and adds
 * rank and absences.
 */
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
  const counting = await readCounting(db, schoolId);
  const says = paperSays(paperScope(period ? 'report-card' : 'transcript', period));
  const isRanked = counting.byMonth && says.rank;
  const classmates = isRanked ? await classmatesOf(db, rows) : new Map<string, string[]>();
  const ids = [...new Set([...rows.map(({ id }) => id), ...[...classmates.values()].flat()])];
  const scale = await readScale(db, schoolId);
  const frame = { counting, scale, period, monthNow: dayInCambodia(now).slice(0, 7) };
  const read = await readResults(db, { studentIds: ids, counting, now });
  const coursesOf = new Map([...read].map(([id, own]) => [id, inPeriod(own, frame)]));
  const card = period && (await readCard(db, schoolId, { ids, period, ranks: counting.byMonth }));
  const marks = Map.groupBy(period ? await readMarks(db, ids, period) : [], ({ studentId }) => studentId);
  // Within a month there is no exam, so the mean of its tests is the average of the month.
  const byMonth = isRanked && period !== null && !period.month;
  const standingOf = (id: string) =>
    termStanding(
      (coursesOf.get(id) ?? []).filter(({ isClosed }) => isClosed),
      { byMonth },
    );
  const isOver = (id: string) => isTermOver(coursesOf.get(id) ?? []);
  const averageOf = (id: string) => {
    const { state, semester } = standingOf(id);
    return state === 'final' && isOver(id) ? semester : null;
  };
  return rows.map((student, place) => {
    const identity = identities[place];
    if (!identity) throw new Error('A student without an identity.');
    const courses = (coursesOf.get(student.id) ?? []).toSorted((a, b) => byCourse(a.course, b.course));
    const { state, semester } = standingOf(student.id);
    const own = averageOf(student.id);
    const mates = classmates.get(student.structureRecordId ?? '') ?? [];
    const averages = mates.map(averageOf).filter((value) => value !== null);
    const missed = marks.get(student.id) ?? [];
    return {
      ...identity,
      period,
      ...(card && {
        scale: card.scale,
        remark: card.remarks.get(student.id)?.text ?? null,
        remarkBy: card.remarks.get(student.id)?.by ?? null,
      }),
      ...(period &&
        says.leavesOutExams && { examsLeftOut: examsLeftOut(read.get(student.id) ?? [], period) }),
      lines: courses.map((course) => lineOf(course, scale, says)),
      sums: {
        average: semester,
        letter:
          says.ofCourses && state !== 'incomplete' ? (gradeOnScale(scale, semester)?.letter ?? null) : null,
        ...(says.mention && { mention: mentionOf(own) }),
        gradePoints: says.ofCourses && !counting.byMonth ? gradePointsOf(scale, courses) : null,
        rank: isRanked && own !== null ? (ranksOf([own, ...averages])[0] ?? null) : null,
        of: isRanked && own !== null ? averages.length : null,
        credits: says.ofCourses ? creditsOf(scale, courses) : null,
        absent: says.absences ? countOf(missed, 'absent') : null,
        excused: says.absences ? countOf(missed, 'excused') : null,
        late: says.absences ? countOf(missed, 'late') : null,
      },
    };
  });
}
