import { readFileSync } from 'node:fs';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { purgeAccounts } from '@/backend/features/accounts/jobs/purge-accounts';
import {
  accountDeletions,
  classSessions,
  classTeachers,
  documentRequests,
  guardians,
  interviews,
  notifications,
  users,
  vacancies,
} from '@/backend/db/schema';
import { stillHolds } from '@/backend/features/notices/services/still-holds';
import { classSessionsResource } from '@/lib/contract/school-day/class-sessions';
import { courseMembersResource } from '@/lib/contract/school-day/course-members';
import { coursesResource } from '@/lib/contract/school-day/courses';
import { documentRequestsResource } from '@/lib/contract/school-day/document-requests';
import { guardiansResource } from '@/lib/contract/school-day/guardians';
import { issuedPapersResource } from '@/lib/contract/school-day/issued-papers';
import { applicantWorkResource } from '@/lib/contract/careers/applicant-work';
import { companiesResource } from '@/lib/contract/careers/companies';
import { handedApplicationsResource } from '@/lib/contract/careers/handed-applications';
import { ownVacanciesResource } from '@/lib/contract/careers/own-vacancies';
import { vacancyWorkResource } from '@/lib/contract/careers/vacancy-work';
import { vacancyDeskResource } from '@/lib/contract/careers/vacancy-desk';
import { reportsResource } from '@/lib/contract/review/reports';
import { call, useTestBackend } from '@/tests/support/backend';
import { type Ending, endingsOf } from '@/tests/support/endings';
import { makeHiring } from '@/tests/support/hiring-scene';
import { makePerson, type Person } from '@/tests/support/make';
import { newKey } from '@/tests/support/recruitment';
import { makeCourse, makeSchoolWithStudent, makeSession } from '@/tests/support/school-records';

const backend = useTestBackend();
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const page =
  readFileSync('docs/effects-across-organizations.md', 'utf8').split('# What ends with a state')[1] ?? '';
const cellOf = (cell: string) => (cell === 'nothing' || cell === 'nobody' ? [] : cell.split(', '));

/** What ends, with what hangs on it and who is told, as the page says. */
const wanted = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', hangs = '', told = '']) => ({ what, hangs: cellOf(hangs), told: cellOf(told) }));

/** Somebody has applied, is read by the employer and has an interview; another advisor has arranged it. */
const hiring = async () => {
  const b = backend.current;
  const { advisor, person, companyId, vacancyId, applicationId } = await makeHiring(b);
  const offerer = await makePerson(b, { roles: ['advisor'] });
  const params = { orgId: orgId(), applicationId };
  const { handOn, offerInterview } = applicantWorkResource.endpoints;
  const hand = (by: Person) => call(b, handOn, { params, body: { recipient: 'Lotus' } }, by.token);
  const { key } = (await hand(offerer)).body;
  const slots = [48, 72, 96].map((hours) =>
    new Date(b.clock.now().getTime() + hours * 3_600_000).toISOString(),
  );
  const place = { en: 'Room 3', km: 'បន្ទប់ ៣' };
  await call(
    b,
    offerInterview,
    { params, body: { slots, minutes: 30, place }, idempotencyKey: newKey() },
    offerer.token,
  );
  const running = inArray(interviews.state, ['offered', 'picked']);
  const interview = async () =>
    (await b.deps.db.$count(interviews, and(eq(interviews.applicationId, applicationId), running))) > 0;
  const link = async () => {
    const { read } = handedApplicationsResource.endpoints;
    return (await call(b, read, { body: { key } })).status === 200;
  };
  const newLinks = async () => (await hand(advisor)).status === 201;
  return {
    b,
    advisor,
    person,
    companyId,
    vacancyId,
    applicationId,
    people: { applicant: person.id, offerer: offerer.id },
    alive: { interview, 'link of the employer': link },
    withLinks: { interview, 'link of the employer': link, 'new links': newLinks },
  };
};

const hide = async (reason: 'fraud' | 'wrong'): Promise<Ending> => {
  const { b, advisor, person, vacancyId: id, people, withLinks } = await hiring();
  const { create, decide } = reportsResource.endpoints;
  const report = { kind: 'vacancy' as const, id, reason };
  await call(b, create, { body: report, idempotencyKey: newKey() }, person.token);
  const rows = [{ kind: 'vacancy' as const, id, decision: 'hide' as const, reason: 'Called them' }];
  const work = () => call(b, decide, { body: { rows }, idempotencyKey: newKey() }, advisor.token);
  return { work, people, alive: withLinks };
};

/** A student with a guardian who reads everything, in a course with lessons until December. */
const school = async () => {
  const b = backend.current;
  const made = await makeSchoolWithStudent(b);
  const { student, advisor, school: at } = made;
  const guardian = await makePerson(b);
  const now = b.clock.now();
  const sees = ['attendance', 'scores', 'timetable', 'papers'] as const;
  const [relation] = await b.deps.db
    .insert(guardians)
    .values({ studentId: student.id, userId: guardian.id, sees: [...sees], createdAt: now, confirmedAt: now })
    .returning();
  const courseId = await makeCourse(b, at.id, [student.id]);
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [at.id] });
  await b.deps.db.insert(classTeachers).values({ courseId, userId: teacher.id, createdAt: now });
  for (const days of [2, 40, 45]) await makeSession(b, courseId, days * 24);
  const people = { student: student.person.id, guardian: guardian.id, teacher: teacher.id };
  return { b, ...made, orgId: at.id, advisor, guardian, relation, courseId, teacher, people };
};

const endings: Record<string, () => Promise<Ending>> = {
  ...endingsOf(() => backend.current),
  'an application for a vacancy is rejected': async () => {
    const { b, advisor, applicationId, people, alive } = await hiring();
    const body = { rows: [{ applicationId, status: 'rejected', version: 1 }] };
    const input = { params: { orgId: orgId() }, body, idempotencyKey: newKey() };
    return {
      work: () => call(b, vacancyWorkResource.endpoints.move, input, advisor.token),
      people,
      alive,
    };
  },
  'a vacancy is hidden as unsafe': () => hide('fraud'),
  'a vacancy is hidden for another reason': () => hide('wrong'),
  'the check of an employer ends': async () => {
    const { b, advisor, companyId: id, people, withLinks } = await hiring();
    const input = { params: { orgId: orgId(), id }, version: 1 };
    return {
      work: () => call(b, companiesResource.endpoints.uncheck, input, advisor.token),
      people,
      alive: withLinks,
    };
  },
  'a vacancy is closed': async () => {
    const { b, advisor, vacancyId: id, people, alive } = await hiring();
    const input = { params: { orgId: orgId(), id }, version: 1 };
    return {
      work: () => call(b, vacancyDeskResource.endpoints.close, input, advisor.token),
      people,
      alive,
    };
  },
  'a vacancy is stopped until somebody decides': async () => {
    const { b, vacancyId, people, withLinks } = await hiring();
    const stopped = { stoppedAt: b.clock.now(), stoppedBy: 'reports' as const };
    return {
      work: () => b.deps.db.update(vacancies).set(stopped).where(eq(vacancies.id, vacancyId)),
      people,
      alive: withLinks,
    };
  },
  'an application for a vacancy is taken back': async () => {
    const { b, person, vacancyId, people, alive } = await hiring();
    const params = { orgId: orgId(), userId: person.id, vacancyId };
    return {
      work: () => call(b, ownVacanciesResource.endpoints.withdraw, { params }, person.token),
      people,
      alive,
    };
  },
  'an account is shut out': async () => {
    const { b, person, people } = await hiring();
    const { db } = b.deps;
    const matter = { kind: 'message' as const, subject: null, userId: person.id };
    return {
      work: () => db.update(users).set({ enabled: false }).where(eq(users.id, person.id)),
      people,
      alive: { messages: () => stillHolds({ db, now: b.clock.now() }, matter) },
    };
  },
  'an account is deleted': async () => {
    const { b, person, people, alive } = await hiring();
    const now = b.clock.now();
    await b.deps.db.insert(accountDeletions).values({ userId: person.id, requestedAt: now, dueAt: now });
    return { work: () => purgeAccounts(b.deps), people: { offerer: people.offerer }, alive };
  },
  'a paper is revoked': async () => {
    const { b, orgId: at, student, advisor, people } = await school();
    const { token } = student.person;
    const asked = await call(
      b,
      documentRequestsResource.endpoints.create,
      {
        params: { orgId: at, id: student.person.id },
        body: { copy: 'soft', kind: 'enrollment-certificate', language: 'en', purpose: 'A visa' },
        idempotencyKey: newKey(),
      },
      token,
    );
    const { requestId } = asked.body;
    const { issue, revoke } = issuedPapersResource.endpoints;
    const order = { kind: 'enrollment-certificate' as const, language: 'en' as const, studentId: student.id };
    const input = { params: { orgId: at }, body: { ...order, requestId }, idempotencyKey: newKey() };
    const [paper] = (await call(b, issue, input, advisor.token)).body.data;
    const params = { orgId: at, paperId: paper?.paperId ?? '' };
    const isReady = and(eq(documentRequests.id, requestId), eq(documentRequests.status, 'ready'));
    return {
      work: () => call(b, revoke, { params, body: { reason: 'Wrong name' }, version: 1 }, advisor.token),
      people,
      alive: { 'answered request': async () => (await b.deps.db.$count(documentRequests, isReady)) > 0 },
    };
  },
  "a guardian's right is ended": async () => {
    const { b, orgId: at, student, guardian, relation, people } = await school();
    const { end } = guardiansResource.endpoints;
    const params = { orgId: at, id: student.person.id, guardianId: relation?.id ?? '' };
    const { listOfStudent } = issuedPapersResource.endpoints;
    const papers = { params: { orgId: at, id: student.id } };
    return {
      work: () => call(b, end, { params }, student.person.token),
      people,
      alive: {
        reading: async () => (await call(b, listOfStudent, papers, guardian.token)).status === 200,
      },
    };
  },
  'a course ends before its lessons': async () => {
    const { b, orgId: at, courseId, advisor, people } = await school();
    const { update } = coursesResource.endpoints;
    const change = (body: object) =>
      call(b, update, { params: { orgId: at, id: courseId }, body, version: 1 }, advisor.token);
    const endDate = '2026-11-30';
    const refused = await change({ endDate });
    expect(refused.error.issues).toMatchObject([{ path: 'endDate', code: 'lessons-after', message: '2' }]);
    const lessons = classSessionsResource.endpoints.list;
    const query = { from: '2026-12-01', to: '2026-12-31' };
    return {
      work: () => change({ endDate, laterLessons: 'cancel' }),
      people,
      alive: {
        'lessons after it': async () => {
          const { body } = await call(b, lessons, { params: { orgId: at }, query }, advisor.token);
          return body.data.some(({ cancelReason }) => cancelReason === null);
        },
      },
    };
  },
  'a student is taken out of a course': async () => {
    const { b, orgId: at, courseId, student, advisor, people } = await school();
    const { remove } = courseMembersResource.endpoints;
    const params = { orgId: at, id: courseId };
    const body = { rows: [{ studentId: student.id }] };
    const [lesson] = await b.deps.db
      .select()
      .from(classSessions)
      .where(and(eq(classSessions.courseId, courseId), gt(classSessions.startsAt, b.clock.now())));
    const matter = {
      kind: 'lesson-changed' as const,
      subject: `lesson:${lesson?.id}`,
      userId: student.person.id,
    };
    return {
      work: () => call(b, remove, { params, body, idempotencyKey: newKey() }, advisor.token),
      people,
      alive: {
        'lessons of the student': () => stillHolds({ db: b.deps.db, now: b.clock.now() }, matter),
      },
    };
  },
};

const noticesOf = async (ids: readonly string[]) =>
  backend.current.deps.db
    .select({ id: notifications.id, userId: notifications.userId, kind: notifications.kind })
    .from(notifications)
    .where(inArray(notifications.userId, [...ids]));

const livingOf = async (alive: Ending['alive']): Promise<string[]> => {
  const living: string[] = [];
  for (const [name, isThere] of Object.entries(alive)) if (await isThere()) living.push(name);
  return living;
};

describe('what ends takes with it what the page says, and tells whom it says', () => {
  test.each(wanted)('$what', async ({ what, hangs, told }) => {
    const ending = await endings[what]?.();
    if (!ending) throw new Error(`No ending of this name: ${what}`);
    const { work, people, alive } = ending;
    expect(await livingOf(alive)).toEqual(Object.keys(alive));
    const ids = Object.values(people);
    const earlier = new Map((await noticesOf(ids)).map(({ id, kind }) => [id, kind]));
    await work();
    const living = await livingOf(alive);
    expect(Object.keys(alive).filter((name) => !living.includes(name))).toEqual(hangs);
    // A later notice about the same takes the place of the one before.
    const fresh = (await noticesOf(ids)).filter(({ id, kind }) => earlier.get(id) !== kind);
    const nameOf = (userId: string) => Object.entries(people).find(([, id]) => id === userId)?.[0] ?? '';
    expect(fresh.map(({ userId, kind }) => `${nameOf(userId)} ${kind}`).toSorted()).toEqual(told.toSorted());
  });

  test('every ending stands on the page', () => {
    expect(Object.keys(endings).toSorted()).toEqual(wanted.map(({ what }) => what).toSorted());
  });
});
