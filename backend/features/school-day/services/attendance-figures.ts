import { and, asc, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { dateInCambodia, isoDayInCambodia } from '@/backend/db/cambodian-time';
import { daysBetween, endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import type { AbsenceReason } from '@/lib/domain/school-day/absences';
import { type AttendanceMark, shareAttended } from '@/lib/domain/school-day/attendance';
import type { Db } from '@/backend/db/client';
import {
  absenceNotices,
  attendances,
  classCourses,
  classSessions,
  structureRecords,
  students,
} from '@/backend/db/schema';
import { invalidQuery } from '@/backend/errors';
import { attendanceFiguresDaysMax } from '@/backend/limits';
import { pupil } from './student-columns';

interface Span {
  from: string;
  to: string;
  structureRecordId?: string | undefined;
}

interface Narrowed extends Span {
  day?: string | undefined;
  /** Empty for lessons without a class. */
  classKey?: string | undefined;
  reason?: string | undefined;
  mark?: AttendanceMark | undefined;
}

const dayOf = isoDayInCambodia(classSessions.startsAt);

/** What was announced first for the lesson of a mark and not taken back before it; `none` for nothing. */
const reasonOf = sql<AbsenceReason | 'none'>`coalesce((
  select n.reason from ${absenceNotices} n
  where n.student_id = ${attendances.studentId}
    and n.from_day <= ${dateInCambodia(classSessions.startsAt)}
    and n.to_day >= ${dateInCambodia(classSessions.startsAt)}
    and (n.session_id is null or n.session_id = ${classSessions.id})
    and (n.withdrawn_at is null or n.withdrawn_at >= ${classSessions.startsAt})
  order by n.created_at limit 1), 'none')`;

const missed: SQL | undefined = and(ne(attendances.mark, 'present'), ne(attendances.mark, 'late'));

/** The marks that all figures count: one condition, so that a figure and the people behind it are the same rows. */
const within = (
  schoolId: string,
  { from, to, structureRecordId, ...narrowed }: Narrowed,
): SQL | undefined => {
  const { day, classKey, reason, mark } = narrowed;
  return and(
    eq(classCourses.schoolId, schoolId),
    gte(classSessions.startsAt, startOfDayInCambodia(day ?? from)),
    lt(classSessions.startsAt, endOfDayInCambodia(day ?? to)),
    structureRecordId ? eq(classCourses.structureRecordId, structureRecordId) : undefined,
    classKey === undefined
      ? undefined
      : classKey === ''
        ? isNull(classCourses.structureRecordId)
        : eq(classCourses.structureRecordId, classKey),
    reason === undefined ? undefined : and(missed, eq(reasonOf, reason)),
    mark ? eq(attendances.mark, mark) : undefined,
  );
};

const requireSpan = ({ from, to }: Span): void => {
  if (to < from) throw invalidQuery([{ path: 'query.to', code: 'before-start' }]);
  if (daysBetween(from, to) >= attendanceFiguresDaysMax)
    throw invalidQuery([{ path: 'query.to', code: 'too-long' }]);
};

const countOf = (mark: AttendanceMark) =>
  sql<number>`(count(*) filter (where ${attendances.mark} = ${sql.raw(`'${mark}'`)}))::int`;

/** The marks of a school by day, by class, or those of missed lessons by what was announced. */
export async function readAttendanceFigures(
  db: Db,
  schoolId: string,
  { by, ...span }: Span & { by: 'day' | 'class' | 'reason' },
) {
  requireSpan(span);
  const none = sql<string>`''`;
  const columns = {
    day: { key: dayOf, name: none, nameNative: none },
    class: {
      key: sql<string>`coalesce(${classCourses.structureRecordId}::text, '')`,
      name: sql<string>`coalesce(${structureRecords.name}, '')`,
      nameNative: sql<string>`coalesce(${structureRecords.nameNative}, '')`,
    },
    reason: { key: reasonOf, name: none, nameNative: none },
  }[by];
  const rows = await db
    .select({
      ...columns,
      present: countOf('present'),
      late: countOf('late'),
      absent: countOf('absent'),
      excused: countOf('excused'),
    })
    .from(attendances)
    .innerJoin(classSessions, eq(classSessions.id, attendances.sessionId))
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .leftJoin(structureRecords, eq(structureRecords.id, classCourses.structureRecordId))
    .where(and(within(schoolId, span), by === 'reason' ? missed : undefined))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(by === 'class' ? sql`2, 1` : sql`1`);
  const data = rows.map(({ key, name, nameNative, ...counts }) => {
    const marked = counts.present + counts.late + counts.absent + counts.excused;
    return { key, name, nameNative, summary: { ...counts, marked, percent: shareAttended(counts) } };
  });
  return { data, countTotal: data.length };
}

/** Who is behind a figure, by name and then by lesson. */
export async function readPeopleOfFigure(
  db: Db,
  schoolId: string,
  { start, limit, ...wanted }: Narrowed & { start: number; limit: number },
) {
  requireSpan(wanted);
  const where = within(schoolId, wanted);
  const rows = await db
    .select({
      row: {
        ...pupil,
        sessionId: classSessions.id,
        courseName: classCourses.name,
        courseNameNative: classCourses.nameNative,
        className: sql<string>`coalesce(${structureRecords.name}, '')`,
        classNameNative: sql<string>`coalesce(${structureRecords.nameNative}, '')`,
        mark: attendances.mark,
        reason: reasonOf,
        note: attendances.note,
      },
      startsAt: classSessions.startsAt,
      countTotal: sql<number>`(count(*) over ())::int`,
    })
    .from(attendances)
    .innerJoin(classSessions, eq(classSessions.id, attendances.sessionId))
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .innerJoin(students, eq(students.id, attendances.studentId))
    .leftJoin(structureRecords, eq(structureRecords.id, classCourses.structureRecordId))
    .where(where)
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id), asc(classSessions.startsAt))
    .limit(limit)
    .offset(start);
  return {
    data: rows.map(({ row, startsAt }) => ({ ...row, startsAt: startsAt.toISOString() })),
    countTotal: rows[0]?.countTotal ?? 0,
  };
}
