import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicants, auditLog } from '@/backend/db/schema';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { offersResource } from '@/lib/contract/admissions/offers';
import { pipelineResource } from '@/lib/contract/admissions/pipeline';
import { apply, moveTo, unseenReason } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { get, setStatus } = applicantsResource.endpoints;
const { undo } = pipelineResource.endpoints;

const scene = async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const student = await makePerson(b);
  const { applicantId } = await apply(b, school.id, { as: student });
  return { advisor, admin, student, applicantId };
};
const takeBack = (id: string, by: Person) => call(backend.current, undo, { params: { id } }, by.token);
const read = async (applicantId: string, by: Person) =>
  (await call(backend.current, get, { query: { applicantId } }, by.token)).body;
const rowOf = async (id: string) => {
  const [row] = await backend.current.deps.db.select().from(applicants).where(eq(applicants.id, id));
  if (!row) throw new Error('The application is missing.');
  const { version, updatedAt: _, ...rest } = row;
  return { rest, version };
};

test('a move is taken back with its offer and its waiting time; the history and the person are told', async () => {
  const b = backend.current;
  const { advisor, student, applicantId } = await scene();
  const offered = {
    applicantStatus: 'accepted',
    offer: { minimumGrade: null, answerBy: '2027-01-15' },
    unseenReason,
  };
  b.clock.advance(60);
  await call(b, setStatus, { params: { id: applicantId }, body: offered, version: 1 }, advisor.token);
  const before = await rowOf(applicantId);
  b.clock.advance(60);
  await moveTo(b, advisor, applicantId, 'rejected', 2);
  expect(await read(applicantId, advisor)).toMatchObject({ applicantStatus: 'rejected', mayUndo: true });
  b.clock.advance(3);
  const undone = await takeBack(applicantId, advisor);
  expect([undone.status, undone.body]).toMatchObject([
    200,
    { applicantStatus: 'accepted', offer: { answerBy: '2027-01-15' }, mayUndo: false },
  ]);
  const after = await rowOf(applicantId);
  expect(after.rest).toEqual(before.rest);
  expect(after.version).toBe(4);
  expect(undone.body.timeline.slice(-2).map(({ kind, toStatus }) => [kind, toStatus])).toEqual([
    ['status', 'rejected'],
    ['status-undone', 'accepted'],
  ]);
  expect((await read(applicantId, student)).timeline.at(-1)?.kind).toBe('status-undone');
  const noted = await b.deps.db.select().from(auditLog).where(eq(auditLog.subject, applicantId));
  expect(noted.map(({ action }) => action)).toContain('application-status-undone');
  // One move is taken back, not the one before it.
  expect((await takeBack(applicantId, advisor)).error.code).toBe('nothing-to-undo');
});

test('only one’s own last move, and only while nothing has followed it', async () => {
  const b = backend.current;
  const { advisor, admin, student, applicantId } = await scene();
  expect((await takeBack(applicantId, advisor)).error.code).toBe('nothing-to-undo');
  await moveTo(b, advisor, applicantId, 'accepted');
  expect((await read(applicantId, admin)).mayUndo).toBe(false);
  const foreign = await takeBack(applicantId, admin);
  expect([foreign.status, foreign.error.code]).toEqual([409, 'nothing-to-undo']);
  const answer = { params: { id: applicantId }, body: { answer: 'declined' as const }, version: 2 };
  expect((await call(b, offersResource.endpoints.answer, answer, student.token)).status).toBe(200);
  expect((await read(applicantId, advisor)).mayUndo).toBe(false);
  const followed = await takeBack(applicantId, advisor);
  expect([followed.status, followed.error.code]).toEqual([409, 'nothing-to-undo']);
});
