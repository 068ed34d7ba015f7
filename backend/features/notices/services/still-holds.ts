import { and, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import { placedStatuses } from '@/lib/domain/campaigns/campaign-rules';
import { acceptedStep } from '@/lib/domain/admissions/applicant-steps';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { activeStates, type PlaceState } from '@/lib/domain/events/event-places';
import { talkingLoanStatuses } from '@/lib/domain/loans/loan-rules';
import type { StudentMatter } from '@/lib/domain/school-day/school-life';
import type { Db } from '@/backend/db/client';
import {
  applicants,
  assessments,
  campaignRegistrations,
  classSessions,
  classTeachers,
  courseStudents,
  eventAttendees,
  events,
  followUps,
  loanInstalments,
  loans,
  questions,
  schools,
  students,
  subjects,
  userAnswers,
  users,
} from '@/backend/db/schema';
import { guardiansOf } from '@/backend/core/access/school-life';
import { jobRules } from './job-matters';
import type { Matter, Now, Rule, Rules } from './matter';

const nobody = '00000000-0000-0000-0000-000000000000';

/** The event takes place, and the person is in one of these states. */
const placeIs =
  (...states: readonly PlaceState[]): Rule =>
  async ({ db, now, userId }, [id = '']) => {
    const [row] = await db
      .select({ event: events, place: eventAttendees })
      .from(eventAttendees)
      .innerJoin(events, eq(events.id, eventAttendees.eventId))
      .where(and(eq(eventAttendees.eventId, id), eq(eventAttendees.userId, userId)));
    if (!row || row.event.status !== 'published' || row.event.endsAt <= now) return false;
    const { state, heldUntil } = row.place;
    return states.includes(state) && (state !== 'held' || (heldUntil !== null && heldUntil > now));
  };

const applicationIs =
  (judge: (row: typeof applicants.$inferSelect, ids: string[], now: Date) => boolean): Rule =>
  async ({ db, now, userId }, ids) => {
    const [row] = await db
      .select()
      .from(applicants)
      .where(eq(applicants.id, ids[0] ?? ''));
    return row !== undefined && row.userId === userId && judge(row, ids, now);
  };

const isAhead = (day: string | null, now: Date) => day === null || day >= dayInCambodia(now);

const waitsForAnswer = applicationIs(
  ({ status, offerAnswer, offerAnswerBy }, _ids, now) =>
    status === acceptedStep.key && offerAnswer === null && isAhead(offerAnswerBy, now),
);
const waitsForProof = applicationIs(
  ({ status, offerAnswer, offerCondition, offerProofBy }, _ids, now) =>
    status === acceptedStep.key &&
    offerAnswer !== 'declined' &&
    offerCondition !== null &&
    isAhead(offerProofBy, now),
);

const comingLesson = async ({ db, now }: Now, id: string) => {
  const ahead = and(
    eq(classSessions.id, id),
    isNull(classSessions.cancelledAt),
    gt(classSessions.endsAt, now),
  );
  const [row] = await db.select().from(classSessions).where(ahead);
  return row;
};

const learns = async ({ db }: Now, courseId: string, who: SQL): Promise<boolean> => {
  const rows = await db
    .select({ id: students.id })
    .from(courseStudents)
    .innerJoin(students, eq(students.id, courseStudents.studentId))
    .where(and(eq(courseStudents.courseId, courseId), who))
    .limit(1);
  return rows.length > 0;
};

/** For who learns in its course or teaches it. */
const lessonTakesPlace: Rule = async (at, [id = '']) => {
  const lesson = await comingLesson(at, id);
  if (!lesson) return false;
  const { courseId, substituteId } = lesson;
  const teaches = and(eq(classTeachers.courseId, courseId), eq(classTeachers.userId, at.userId));
  return (
    substituteId === at.userId ||
    (await at.db.$count(classTeachers, teaches)) > 0 ||
    (await learns(at, courseId, eq(students.userId, at.userId)))
  );
};

const lessonOfChild: Rule = async (at, [id = '', child = '']) => {
  const lesson = await comingLesson(at, id);
  return lesson !== undefined && (await learns(at, lesson.courseId, eq(students.id, child)));
};

const scoresStand: Rule = async ({ db }, [id = '']) =>
  (await db.$count(assessments, and(eq(assessments.id, id), isNull(assessments.withdrawnAt)))) > 0;

/** A guardian reads of a child while the right to this matter lasts. The child is named last. */
const ofChild =
  (matter: StudentMatter, rule?: Rule): Rule =>
  async (at, ids) => {
    const child = ids.at(-1) ?? '';
    const readers = (await guardiansOf(at.db, [child], matter)).get(child) ?? [];
    return readers.includes(at.userId) && (!rule || rule(at, ids));
  };

const isShown =
  (table: typeof questions | typeof userAnswers): Rule =>
  async ({ db }, [id = '']) =>
    (await db.$count(table, and(eq(table.id, id), isNull(table.heldAt)))) > 0;

const instalmentIsOpen: Rule = async ({ db }, [loanId = '', dueOn = '']) => {
  const [row] = await db
    .select({ loan: loans, instalment: loanInstalments })
    .from(loanInstalments)
    .innerJoin(loans, eq(loans.id, loanInstalments.loanId))
    .where(and(eq(loans.id, loanId), eq(loanInstalments.dueOn, dueOn)));
  if (row?.loan.status !== 'paid-out') return false;
  // The oldest day that is still open; null after the pay-off.
  return row.loan.nextDueOn !== null && dueOn >= row.loan.nextDueOn;
};

const isRegistered =
  (...states: readonly (typeof placedStatuses)[number][]): Rule =>
  async ({ db, userId }, [campaignId = '']) => {
    const { campaignId: campaign, userId: person, status } = campaignRegistrations;
    const mine = and(eq(campaign, campaignId), eq(person, userId), inArray(status, [...states]));
    return (await db.$count(campaignRegistrations, mine)) > 0;
  };

const followUpIsOpen: Rule = async ({ db }, [id = '']) =>
  (await db.$count(followUps, and(eq(followUps.id, id), isNull(followUps.doneAt)))) > 0;

const loanIs =
  (judge: (row: typeof loans.$inferSelect) => boolean): Rule =>
  async ({ db }, [id = '']) => {
    const [row] = await db.select().from(loans).where(eq(loans.id, id));
    return row !== undefined && judge(row);
  };

const takesApplications: Rule = async ({ db }, [id = '']) => {
  const open = and(eq(subjects.id, id), eq(subjects.status, 'active'), eq(subjects.isFull, false));
  const [row] = await db
    .select({ id: subjects.id })
    .from(subjects)
    .innerJoin(schools, and(eq(schools.id, subjects.schoolId), eq(schools.status, 'active')))
    .where(open);
  return row !== undefined;
};

/**
 * What has to be so still when a message of a kind leaves, beside its person having an account. Kinds that are not here tell what was done
 * and stays done; tests/architecture/ending-notices.test.ts names them.
 */
const rules: Rules = {
  ...jobRules,
  'application-status': applicationIs(({ status }, [, step]) => status === step),
  'offer-due': waitsForAnswer,
  'offer-moved': waitsForAnswer,
  'offer-free': waitsForAnswer,
  'proof-due': waitsForProof,
  'proof-moved': waitsForProof,
  'proof-free': waitsForProof,
  'event-registered': placeIs('placed'),
  'event-waiting': placeIs('waiting'),
  'event-place-held': placeIs('held'),
  'event-place-taken': placeIs('placed'),
  'event-soon': placeIs('placed'),
  'event-moved': placeIs(...activeStates),
  'campaign-registered': isRegistered(...placedStatuses),
  'campaign-confirmed': isRegistered('confirmed', 'attended'),
  'campaign-message': isRegistered(...placedStatuses),
  'program-open': takesApplications,
  'lesson-changed': lessonTakesPlace,
  'lesson-added': lessonTakesPlace,
  'score-published': scoresStand,
  'score-changed': scoresStand,
  'child-attendance': ofChild('attendance'),
  'child-absence': ofChild('attendance'),
  'child-absence-taken-back': ofChild('attendance'),
  'child-mark-answered': ofChild('attendance'),
  'child-lesson-changed': ofChild('timetable', lessonOfChild),
  'child-lesson-added': ofChild('timetable', lessonOfChild),
  'child-course-shortened': ofChild('timetable'),
  'child-course-left': ofChild('timetable'),
  'child-paper-revoked': ofChild('papers'),
  'child-lesson-cancelled': ofChild('timetable'),
  'child-score-published': ofChild('scores', scoresStand),
  'child-score-changed': ofChild('scores', scoresStand),
  'child-assessment-withdrawn': ofChild('scores'),
  'child-paper': ofChild('papers'),
  'question-answer': isShown(userAnswers),
  'question-message': isShown(questions),
  'tag-question': isShown(questions),
  'follow-up-due': followUpIsOpen,
  'loan-second': loanIs(({ awaits }) => awaits !== null),
  'loan-answer': loanIs(({ status }) => talkingLoanStatuses.includes(status)),
  'loan-due-soon': instalmentIsOpen,
  'loan-due-late': instalmentIsOpen,
};

/** The kinds whose matter can end before they leave; each is told with a subject. */
export const endingKinds: readonly string[] = Object.keys(rules);

/**
 * Whether a message may still leave: what it says is so now, and its person has an account. Everything that is sent outside Sala comes by
 * here, at the moment of sending, so that no deed has to look for what waits.
 */
export async function stillHolds(
  { db, now }: { db: Db; now: Date },
  { kind, subject, userId }: Matter,
): Promise<boolean> {
  if (userId !== null) {
    const enabled = and(eq(users.id, userId), eq(users.enabled, true));
    if ((await db.$count(users, enabled)) === 0) return false;
  }
  const rule = rules[kind];
  if (!rule || subject === null) return true;
  return rule({ db, now, userId: userId ?? nobody }, subject.split(':').slice(1));
}
