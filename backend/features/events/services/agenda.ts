import { and, eq, gt, gte, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { AgendaEntry } from '@/lib/contract/events/agenda';
import type { FeedLayer } from '@/lib/domain/events/calendar-feed';
import { examKinds } from '@/lib/domain/events/exam-days';
import {
  assessments,
  classCourses,
  classSessions,
  courseStudents,
  schools,
  schoolTerms,
} from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { lastDays, ownEvents, interviewsOfDays } from './agenda-own';
import { type AgendaPerson, type AgendaStudent, readAgendaPerson } from './agenda-people';
import { type AgendaSource, type AgendaSpan, emptyEntry, isStillTold } from './agenda-source';
import { addDaysToDay, endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import { holidaysBetween } from './holidays';

/** The courses of a person: of each student, and those that they teach. */
const coursesOf = async (deps: Reader, { students, taughtCourseIds }: AgendaPerson) => {
  const ids = students.map(({ studentId }) => studentId);
  const joined =
    ids.length === 0
      ? []
      : await deps.db
          .select({ studentId: courseStudents.studentId, courseId: courseStudents.courseId })
          .from(courseStudents)
          .where(inArray(courseStudents.studentId, ids));
  const whose = new Map<string, AgendaStudent | null>(taughtCourseIds.map((id) => [id, null]));
  for (const { studentId, courseId } of joined)
    whose.set(courseId, students.find((student) => student.studentId === studentId) ?? null);
  return whose;
};

const nameOf = (course: typeof classCourses.$inferSelect) => ({ en: course.name, km: course.nameNative });

const timetable: AgendaSource = async (deps, person, { from, to }) => {
  const now = deps.clock.now();
  const whose = await coursesOf(deps, person);
  const mine = or(
    inArray(classSessions.courseId, [...whose.keys()]),
    eq(classSessions.substituteId, person.userId),
  );
  const rows = await deps.db
    .select({ session: classSessions, course: classCourses, school: schools })
    .from(classSessions)
    .innerJoin(classCourses, eq(classCourses.id, classSessions.courseId))
    .innerJoin(schools, eq(schools.id, classCourses.schoolId))
    .where(
      and(
        mine,
        lt(classSessions.startsAt, endOfDayInCambodia(to)),
        gt(classSessions.endsAt, startOfDayInCambodia(from)),
      ),
    );
  return rows
    .filter(({ session }) => isStillTold(session.cancelledAt, now))
    .map(({ session, course, school }) => ({
      ...emptyEntry,
      uid: `lesson-${session.id}@sala`,
      layer: 'timetable' as const,
      title: nameOf(course),
      where: { en: session.room, km: session.room },
      organization: { en: school.name, km: school.nameNative },
      who: whose.get(course.id)?.who ?? null,
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      sequence: session.version,
      isCancelled: session.cancelledAt !== null,
      page: '/profile/enrolled/timetable',
    }));
};

/** Their days, and nothing of what was reached. */
const exams: AgendaSource = async (deps, person, { from, to }) => {
  const whose = await coursesOf(deps, person);
  if (whose.size === 0) return [];
  const rows = await deps.db
    .select({ test: assessments, course: classCourses, school: schools })
    .from(assessments)
    .innerJoin(classCourses, eq(classCourses.id, assessments.courseId))
    .innerJoin(schools, eq(schools.id, classCourses.schoolId))
    .where(
      and(
        inArray(assessments.courseId, [...whose.keys()]),
        isNull(assessments.withdrawnAt),
        inArray(assessments.kind, [...examKinds]),
        gte(assessments.heldOn, from),
        lte(assessments.heldOn, to),
      ),
    );
  return rows.map(({ test, course, school }) => ({
    ...emptyEntry,
    uid: `exam-${test.id}@sala`,
    layer: 'exams' as const,
    exam: examKinds.find((kind) => kind === test.kind) ?? null,
    title: { en: `${test.name.en}: ${course.name}`, km: `${test.name.km}៖ ${course.nameNative}` },
    organization: { en: school.name, km: school.nameNative },
    who: whose.get(course.id)?.who ?? null,
    on: test.heldOn,
    until: test.heldOn,
    sequence: test.version,
    page: '/profile/enrolled/check-grade-table',
  }));
};

const academic: AgendaSource = async (deps, { schools: ofSchool }, { from, to }) => {
  const entries: AgendaEntry[] = [];
  for (const [schoolId, organization] of ofSchool) {
    const common = {
      ...emptyEntry,
      layer: 'academic' as const,
      organization,
      page: '/profile/enrolled/academic-calendar',
    };
    const terms = await deps.db
      .select()
      .from(schoolTerms)
      .where(
        and(
          eq(schoolTerms.organizationId, schoolId),
          ne(schoolTerms.kind, 'holiday'),
          lte(schoolTerms.startsOn, to),
          gte(schoolTerms.endsOn, from),
        ),
      );
    for (const { id, name, startsOn, endsOn, version } of terms)
      entries.push({
        ...common,
        uid: `term-${id}@sala`,
        title: name,
        on: startsOn,
        until: endsOn,
        sequence: version,
      });
    for (const { day, name, key, version } of await holidaysBetween(deps, schoolId, from, to))
      entries.push({
        ...common,
        uid: `holiday-${schoolId}-${key}@sala`,
        title: name,
        on: day,
        until: day,
        sequence: version,
      });
  }
  return entries;
};

const sources: Record<FeedLayer, AgendaSource> = {
  timetable,
  exams,
  academic,
  events: async (...given) => [...(await ownEvents(...given)), ...(await interviewsOfDays(...given))],
  'last-days': lastDays,
};

const startOf = ({ startsAt, on }: AgendaEntry) =>
  startsAt ?? (on ? startOfDayInCambodia(on).toISOString() : '');

/** What stands in a person's calendar on some days, both included, in its order. */
export async function readAgenda(
  deps: Reader,
  userId: string,
  layers: readonly FeedLayer[],
  span: AgendaSpan,
): Promise<AgendaEntry[]> {
  const person = await readAgendaPerson(deps, userId);
  const entries: AgendaEntry[] = [];
  for (const layer of layers) entries.push(...(await sources[layer](deps, person, span)));
  return entries.toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.uid.localeCompare(b.uid));
}

export const spanAround = (
  today: string,
  { before, after }: { before: number; after: number },
): AgendaSpan => ({
  from: addDaysToDay(today, -before),
  to: addDaysToDay(today, after),
});
