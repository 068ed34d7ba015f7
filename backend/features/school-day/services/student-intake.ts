import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Text } from '@/lib/contract/fields';
import { asksWhyAtIntake } from '@/lib/domain/admissions/application-missing';
import type { Intake } from '@/lib/contract/school-day/student-intakes';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { WriteDb } from '@/backend/db/client';
import { applicants, students } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { requireVersion } from '@/backend/require-version';
import type { Act } from '@/backend/core/access/act';
import { findSchool } from '@/backend/core/access/find-school';
import { addApplicationEvents } from '@/backend/features/admissions/services/application-events';
import { missingOf } from '@/backend/features/admissions/services/missing-of';
import { hasAccepted, intakeRefusal } from './accepted-applications';
import { type ClassChange, followClasses, insertStudents } from './student-changes';
import { lockStudentCodes } from './student-codes';
import { requireCampusOf, requireOpenRecord, requireProgramOf } from './student-places';
import type { StudentRow } from './student-views';

type ApplicantRecord = typeof applicants.$inferSelect;

const refusals = {
  'not-accepted': 'This application is not accepted.',
  'condition-open': 'The condition of this acceptance is not met.',
  'offer-in-doubt': 'The proof of the result was withdrawn. Decide about the place first.',
  'offer-backup': 'The applicant keeps this place as a back-up only.',
  'offer-declined': 'The applicant has declined the place.',
} as const;

/** The applicant as a student is kept. @throws 422 for a birthday that no calendar has */
const personOf = ({ detail, phone }: ApplicantRecord) => {
  const { firstName, lastName, firstNameKm, lastNameKm, gender, birthday } = detail.personal;
  const dob = parseMonthDayYear(birthday);
  if (dob === null) throw invalid([{ path: 'applicantId', code: 'invalid-date' }]);
  return { firstName, lastName, firstNameKm, lastNameKm, gender, dob, phone };
};

type Person = ReturnType<typeof personOf>;

/** An application that becomes a student, and where the student will be. */
interface Taken {
  application: ApplicantRecord;
  person: Person;
  place: Pick<StudentRow, 'campusId' | 'structureRecordId' | 'subjectId'>;
  /** Why, although something of the application is open. */
  openReason: string | null;
}

/** What is asked of a row, with what all rows of the batch found in the database. */
interface Found {
  applications: ReadonlyMap<string, ApplicantRecord>;
  /** People and applications that are students already; those of earlier rows are added. */
  already: Set<string>;
  /** What each school still waits for, by application. */
  missing: ReadonlyMap<string, Text[]>;
  requirePlace: (place: Taken['place']) => Promise<void>;
}

/** Asks for each place once: most batches go to one class. */
const askOnce = (tx: WriteDb, schoolId: string): Found['requirePlace'] => {
  const asked = new Map<string, Promise<void>>();
  return ({ campusId, structureRecordId, subjectId }) => {
    const key = `${campusId} ${structureRecordId} ${subjectId}`;
    const known = asked.get(key);
    if (known) return known;
    const answer = (async () => {
      await requireCampusOf(tx, schoolId, campusId);
      await requireOpenRecord(tx, campusId, structureRecordId);
      await requireProgramOf(tx, schoolId, subjectId);
    })();
    asked.set(key, answer);
    return answer;
  };
};

const find = async (tx: WriteDb, schoolId: string, intakes: readonly Intake[]): Promise<Found> => {
  const ids = intakes.map(({ applicantId }) => applicantId);
  const rows = await tx
    .select()
    .from(applicants)
    .where(and(inArray(applicants.id, ids), eq(applicants.schoolId, schoolId)))
    // In one order, so that two batches never wait for each other's rows.
    .orderBy(asc(applicants.id))
    .for('update');
  await lockStudentCodes(tx, schoolId);
  const userIds = rows.map(({ userId }) => userId);
  const already = await tx
    .select({ userId: students.userId, applicantId: students.applicantId })
    .from(students)
    .where(
      or(
        and(eq(students.schoolId, schoolId), inArray(students.userId, userIds)),
        inArray(students.applicantId, ids),
      ),
    );
  return {
    applications: new Map(rows.map((row) => [row.id, row])),
    already: new Set(already.flatMap(({ userId, applicantId }) => [userId ?? '', applicantId ?? ''])),
    missing: await missingOf(tx, schoolId, rows),
    requirePlace: askOnce(tx, schoolId),
  };
};

/** @throws 403 for one's own, 404, 409 `not-accepted`, `condition-open`, `offer-in-doubt`, `offer-backup`, `offer-declined` or `already-student`, 412, 422 */
const judge = async (
  caller: Act['caller'],
  { applications, already, missing, requirePlace }: Found,
  { applicantId, campusId, structureRecordId, ...intake }: Intake,
): Promise<Taken> => {
  const application = applications.get(applicantId);
  if (!application) throw notFound();
  if (application.userId === caller.id)
    throw new Refusal(403, 'own-application', 'Somebody else deals with your own application.');
  if (already.has(application.userId) || already.has(applicantId))
    throw new Refusal(409, 'already-student', 'This person is a student of the school already.');
  requireVersion(application, intake.version ?? null);
  const refusal = intakeRefusal(application);
  if (refusal) throw new Refusal(409, refusal, refusals[refusal]);
  const open = { isAnswered: hasAccepted(application), missing: missing.get(applicantId) ?? [] };
  const openReason = (asksWhyAtIntake(open) && intake.openReason) || null;
  if (asksWhyAtIntake(open) && openReason === null)
    throw invalid([{ path: 'openReason', code: 'intake-open' }]);
  const subjectId = intake.subjectId === undefined ? application.enrollToId : intake.subjectId;
  const place = { campusId, structureRecordId, subjectId };
  await requirePlace(place);
  const person = personOf(application);
  already.add(application.userId);
  return { application, person, place, openReason };
};

/** @throws what is no refusal */
const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  throw error;
};

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The records without an account that a table brought for the same people: number, birthday and Latin name are equal. */
const unjoinedOf = async (
  tx: WriteDb,
  schoolId: string,
  taken: readonly Taken[],
): Promise<ReadonlyMap<Taken, StudentRow>> => {
  const phones = taken.map(({ person }) => person.phone);
  const rows = await tx
    .select()
    .from(students)
    .where(
      and(
        eq(students.schoolId, schoolId),
        inArray(students.phone, phones),
        isNull(students.userId),
        isNull(students.applicantId),
      ),
    )
    .for('update');
  const left = new Set(rows);
  const joined = new Map<Taken, StudentRow>();
  for (const one of taken) {
    const { phone, dob, firstName, lastName } = one.person;
    const [row, ...others] = [...left].filter(
      (known) =>
        known.phone === phone &&
        known.dob === dob &&
        sameName(known.firstName, firstName) &&
        sameName(known.lastName, lastName),
    );
    if (!row || others.length > 0) continue;
    left.delete(row);
    joined.set(one, row);
  }
  return joined;
};

/** Makes the records those of the people. @returns them as they are now */
const join = async (
  act: Act,
  known: ReadonlyMap<Taken, StudentRow>,
): Promise<(readonly [Taken, StudentRow])[]> => {
  const joined: [Taken, StudentRow][] = [];
  const changes: ClassChange[] = [];
  for (const [taken, before] of known) {
    const { id: applicantId, userId } = taken.application;
    const change = { ...taken.place, userId, applicantId, takenInAt: act.now, updatedAt: act.now };
    const after = await act.bump(students, before, change);
    joined.push([taken, after]);
    changes.push({ before, after });
  }
  await followClasses(act, changes);
  return joined;
};

const makeNew = async (
  act: Act,
  schoolId: string,
  taken: readonly Taken[],
): Promise<(readonly [Taken, StudentRow])[]> => {
  const rows = await insertStudents(
    act,
    schoolId,
    taken.map(({ application: { id, userId }, person, place }) => ({
      ...person,
      ...place,
      userId,
      applicantId: id,
    })),
  );
  const made = new Map(rows.map((row) => [row.applicantId, row]));
  return taken.flatMap((one) => {
    const row = made.get(one.application.id);
    return row ? [[one, row] as const] : [];
  });
};

const tell = async (act: Act, schoolId: string, made: readonly (readonly [Taken, StudentRow])[]) => {
  const { name: schoolEn, nameNative: schoolKm } = await findSchool(act.tx, schoolId);
  await act.tellEach(
    made.map(([{ application }, { studentCode }]) => ({
      userIds: [application.userId],
      message: {
        kind: 'student-made',
        params: { schoolEn, schoolKm, titleEn: studentCode, titleKm: studentCode },
        page: '/profile/enrolled/school-dashboard',
      },
    })),
  );
};

/**
 * Makes students of accepted applications, each under the next code of the school, and tells the people. A record that a
 * table brought for a person becomes theirs instead, and keeps its code. All rows share their statements.
 * @returns why a row is refused, or null: 403 for one's own, 404, 409 `not-accepted`, `condition-open`, `offer-in-doubt`,
 * `offer-backup`, `offer-declined` or `already-student`, 412, 422
 */
export async function takeIn(
  act: Act,
  schoolId: string,
  intakes: readonly Intake[],
): Promise<(Refusal | null)[]> {
  const found = await find(act.tx, schoolId, intakes);
  const judged: (Taken | Refusal)[] = [];
  for (const intake of intakes) judged.push(await judge(act.caller, found, intake).catch(asRefusal));
  const taken = judged.flatMap((row) => (row instanceof Refusal ? [] : [row]));
  if (taken.length > 0) {
    const known = await unjoinedOf(act.tx, schoolId, taken);
    const fresh = await makeNew(
      act,
      schoolId,
      taken.filter((one) => !known.has(one)),
    );
    const made = [...(await join(act, known)), ...fresh];
    // Whoever still sees an applicant moves nobody: their version is an earlier one.
    const ids = taken.map(({ application }) => application.id);
    await act.bumpAll(applicants, inArray(applicants.id, ids), { updatedAt: act.now });
    await addApplicationEvents(
      act,
      made.flatMap(([{ application, openReason }, { studentCode }]) => [
        ...(openReason === null
          ? []
          : [{ row: application, kind: 'intake-open' as const, note: openReason }]),
        { row: application, kind: 'student-made' as const, note: studentCode },
      ]),
    );
    await tell(act, schoolId, made);
    for (const [one, { id }] of made)
      act.note('student-made', id, { applicantId: one.application.id, joined: known.has(one) });
  }
  return judged.map((row) => (row instanceof Refusal ? row : null));
}
