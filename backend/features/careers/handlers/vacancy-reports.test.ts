import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications, rateLimits, reports, vacancies } from '@/backend/db/schema';
import { reportsPerAddressPerHourMax } from '@/backend/limits';
import { judgeUnjudged } from '@/backend/features/review/services/judge-unjudged';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { reportsResource } from '@/lib/contract/review/reports';
import { reportRules } from '@/lib/domain/review/report-weight';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeCompany, makeVacancy, newKey } from '@/tests/support/recruitment';
import { makeReporter } from '@/tests/support/reporters';

const backend = useTestBackend();
const { create, createPublic, waiting, decide } = reportsResource.endpoints;
const { get } = vacanciesResource.endpoints;
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;
const makeAdvisor = () => makePerson(backend.current, { roles: ['advisor'] });
const lure = { en: 'Good pay', km: 'បេក្ខជនត្រូវកក់ប្រាក់ ៥០ដុល្លារ មុនចូលធ្វើការ។' };

beforeEach(async () => {
  await backend.current.deps.db.delete(reports);
  await backend.current.deps.db.delete(vacancies);
});

const statusFor = async (id: string) =>
  (await call(backend.current, get, { params: { orgId: orgId(), id } })).status;
const queue = async (token: string) =>
  (await call(backend.current, waiting, { query: { kind: 'vacancy' } }, token)).body.data;
const settle = async (token: string, id: string, decision: 'keep' | 'hide' | 'release') => {
  const rows = [{ kind: 'vacancy' as const, id, decision, reason: 'Called the employer' }];
  const { body } = await call(backend.current, decide, { body: { rows }, idempotencyKey: newKey() }, token);
  return body.outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.code));
};
const visitorReports = (id: string, address: string, reason: 'money' | 'wrong' = 'money') =>
  call(backend.current, createPublic, { body: { id, reason }, idempotencyKey: newKey() }, undefined, {
    address,
  });

const reportAs = (token: string, id: string) =>
  call(
    backend.current,
    create,
    { body: { kind: 'vacancy', id, reason: 'fraud' }, idempotencyKey: newKey() },
    token,
  );

test('visitors hide nothing, however many they are; their reports move a vacancy up in the queue', async () => {
  const b = backend.current;
  const advisor = await makeAdvisor();
  const [quiet, loud] = [await makeVacancy(b), await makeVacancy(b)];
  await visitorReports(quiet, '203.0.113.8');
  b.clock.advance(60);
  const answers = [
    await visitorReports(loud, '203.0.113.1'),
    await visitorReports(loud, '203.0.113.1', 'wrong'),
    await visitorReports(loud, '203.0.113.2'),
    await visitorReports(loud, '203.0.113.3'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  expect(await statusFor(loud)).toBe(200);
  const waits = await queue(advisor.token);
  expect(waits.map(({ id, held, reports: all }) => [id, held, all.length, all[0]?.by])).toEqual([
    [loud, null, 3, 'visitor'],
    [quiet, null, 1, 'visitor'],
  ]);
  expect(JSON.stringify(await b.deps.db.select().from(reports))).not.toContain('203.0.113');
});

test('fresh accounts hide nothing, nor do they together with visitors', async () => {
  const b = backend.current;
  const id = await makeVacancy(b);
  for (let n = 0; n < 3; n += 1) await reportAs((await makePerson(b)).token, id);
  for (let n = 0; n < 3; n += 1) await visitorReports(id, `203.0.113.${n}`);
  await reportAs((await makeReporter(b, { wrong: 1 })).token, id);
  expect(await statusFor(id)).toBe(200);
  await reportAs((await makeReporter(b)).token, id);
  await reportAs((await makeReporter(b)).token, id);
  expect(await statusFor(id)).toBe(200);
});

test('known people hide a vacancy until somebody decides, and its author hears of both', async () => {
  const b = backend.current;
  const [author, advisor] = [await makeAdvisor(), await makeAdvisor()];
  const id = await makeVacancy(b, { authorId: author.id });
  await visitorReports(id, '203.0.113.1');
  b.clock.advance(60);
  await reportAs((await makeReporter(b)).token, id);
  expect(await statusFor(id)).toBe(200);
  b.clock.advance(60);
  await reportAs((await makeReporter(b, { right: 3 })).token, id);
  expect(await statusFor(id)).toBe(404);
  expect((await visitorReports(id, '203.0.113.3')).status).toBe(404);
  const [item] = await queue(advisor.token);
  expect([item?.held, item?.reports.map(({ by }) => by)]).toEqual([
    'reported',
    ['visitor', 'known', 'trusted'],
  ]);
  expect(await settle(advisor.token, id, 'release')).toEqual(['ok']);
  expect(await statusFor(id)).toBe(200);
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, author.id));
  // Advisors hear of each report, too.
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['review-asked', 'review-held', 'review-shown']);
});

test('what somebody has cleared is not hidden by count again; it waits in the queue', async () => {
  const b = backend.current;
  const advisor = await makeAdvisor();
  const id = await makeVacancy(b);
  await reportAs((await makeReporter(b)).token, id);
  expect(await settle(advisor.token, id, 'keep')).toEqual(['ok']);
  for (let n = 0; n < 4; n += 1) await reportAs((await makeReporter(b)).token, id);
  expect(await statusFor(id)).toBe(200);
  expect((await queue(advisor.token)).map(({ id: waiting }) => waiting)).toEqual([id]);
});

test('above a few in an hour reports hide no more', async () => {
  const b = backend.current;
  await b.deps.db.delete(rateLimits);
  const people = [await makeReporter(b, { right: 3 }), await makeReporter(b, { right: 3 })];
  const statuses: number[] = [];
  for (let n = 0; n <= reportRules.hiddenPerHourMax; n += 1) {
    const id = await makeVacancy(b);
    for (const { token } of people) await reportAs(token, id);
    statuses.push(await statusFor(id));
  }
  expect(statuses).toEqual([...Array.from({ length: reportRules.hiddenPerHourMax }, () => 404), 200]);
});

test('what came in past the desk is judged by itself, and held', async () => {
  const b = backend.current;
  const [author, advisor] = [await makeAdvisor(), await makeAdvisor()];
  const companyId = await makeCompany(b);
  const trap = await makeVacancy(b, { companyId, description: lure, authorId: author.id });
  const fair = await makeVacancy(b, { companyId });
  expect(await judgeUnjudged(b.deps)).toBe(2);
  expect([await statusFor(trap), await statusFor(fair)]).toEqual([404, 200]);
  expect(await queue(advisor.token)).toMatchObject([
    { id: trap, held: 'flagged', flags: [{ key: 'money' }] },
  ]);
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, author.id));
  expect(told.map(({ kind }) => kind)).toEqual(['review-held']);
  await settle(advisor.token, trap, 'release');
  expect(await judgeUnjudged(b.deps)).toBe(0);
  await b.deps.db.update(vacancies).set({ judgedBy: 0 });
  expect(await judgeUnjudged(b.deps)).toBe(2);
  expect(await statusFor(trap)).toBe(200);
});

test('one address reports five times an hour', async () => {
  const statuses: number[] = [];
  for (let n = 0; n <= reportsPerAddressPerHourMax; n += 1)
    statuses.push((await visitorReports(await makeVacancy(backend.current), '203.0.113.9')).status);
  expect(statuses.slice(-2)).toEqual([202, 429]);
});
