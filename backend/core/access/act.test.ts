import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { changedTags } from '@/tests/support/tags';
import { auditLog, notifications, schools, users } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import { runAct } from './act';

const backend = useTestBackend();
let person: Person;
let schoolId: string;

beforeAll(async () => {
  person = await makePerson(backend.current);
  schoolId = (await makeSchool(backend.current)).id;
});

const doer = (version: number | null = null) => ({
  caller: { id: person.id, sessionId: '', roles: ['user'] },
  requestId: 'act-test',
  version,
});

const readSchool = async () => {
  const [row] = await backend.current.deps.db.select().from(schools).where(eq(schools.id, schoolId));
  if (!row) throw new Error('The school is gone.');
  return row;
};

const notesOf = (subject: string) =>
  backend.current.deps.db.select().from(auditLog).where(eq(auditLog.subject, subject));

test('a change, its audit row, its notice and its tags are there together', async () => {
  const { deps } = backend.current;
  const before = await readSchool();
  const subject = randomUUID();
  const after = await runAct(deps, doer(before.version), async (act) => {
    act.requireVersion(before);
    act.note('school-changed', subject, { fields: 'name' });
    const page = '/advisor/dashboard' as const;
    await act.tell([person.id], { kind: 'content-revision', params: { schoolEn: 'Lotus' }, page });
    return act.bump(schools, before, { name: 'Lotus University' });
  });
  expect(after).toMatchObject({ name: 'Lotus University', version: before.version + 1 });
  const [note] = await notesOf(subject);
  expect(note).toMatchObject({ actorId: person.id, action: 'school-changed', requestId: 'act-test' });
  const told = await deps.db.select().from(notifications).where(eq(notifications.userId, person.id));
  expect(told).toHaveLength(1);
  expect(await changedTags(backend.current)).toEqual(expect.arrayContaining(['schools', 'subjects']));
});

test('what somebody else changed after it was read is not written over', async () => {
  const { deps } = backend.current;
  const read = await readSchool();
  await runAct(deps, doer(), (act) => act.bump(schools, read, { street: { km: 'ផ្លូវ ១', en: 'Street 1' } }));
  const late = runAct(deps, doer(), (act) => act.bump(schools, read, { phone: '+85512000111' }));
  await expect(late).rejects.toMatchObject({ status: 412 });
  expect(await readSchool()).toMatchObject({ version: read.version + 1, phone: read.phone });
});

test('a thrown refusal undoes everything, and nothing is done afterwards', async () => {
  const subject = randomUUID();
  let isAfter = false;
  const refused = runAct(backend.current.deps, doer(), async (act) => {
    act.note('school-changed', subject);
    act.after(async () => (isAfter = true));
    await act.tx.update(users).set({ province: '12' }).where(eq(users.id, person.id));
    throw new Refusal(409, 'no', 'No.');
  });
  await expect(refused).rejects.toMatchObject({ code: 'no' });
  const { db } = backend.current.deps;
  expect(await notesOf(subject)).toEqual([]);
  expect(await db.$count(users, and(eq(users.id, person.id), eq(users.province, '12')))).toBe(0);
  expect(isAfter).toBe(false);
});

test('a returned refusal keeps what was written, so that a wrong try counts', async () => {
  const subject = randomUUID();
  const refused = runAct(backend.current.deps, doer(), async (act) => {
    act.note('school-changed', subject);
    return new Refusal(422, 'wrong-code', 'No.');
  });
  await expect(refused).rejects.toMatchObject({ code: 'wrong-code' });
  expect(await notesOf(subject)).toHaveLength(1);
});

test('a repeated call gets the first answer, and its key is free again after a refusal', async () => {
  const { deps } = backend.current;
  const call = { owner: person.id, endpoint: 'test', key: randomUUID(), said: { a: 1 } };
  const refused = runAct(deps, doer(), async () => new Refusal(409, 'later', 'Later.'), call);
  await expect(refused).rejects.toMatchObject({ code: 'later' });
  const count = { runs: 0 };
  const run = (said: unknown) =>
    runAct(deps, doer(), async () => ({ runs: (count.runs += 1) }), { ...call, said });
  expect([await run({ a: 1 }), await run({ a: 1 })]).toEqual([{ runs: 1 }, { runs: 1 }]);
  await expect(run({ a: 2 })).rejects.toMatchObject({ code: 'idempotency-key-reused' });
});

test('a part that fails is undone alone', async () => {
  const [lost, stays] = [randomUUID(), randomUUID()];
  await runAct(backend.current.deps, doer(), async (act) => {
    const failing = act.attempt(async (part) => {
      part.note('school-changed', lost);
      await part.tx.update(users).set({ province: '01' }).where(eq(users.id, person.id));
      throw new Refusal(422, 'bad-row', 'No.');
    });
    await expect(failing).rejects.toMatchObject({ code: 'bad-row' });
    await act.attempt(async (part) => part.note('school-changed', stays));
  });
  expect(await notesOf(lost)).toEqual([]);
  expect(await notesOf(stays)).toHaveLength(1);
});

test('what is derived from many rows is derived once, before the commit, by the parts that stay', async () => {
  const done: string[] = [];
  await runAct(backend.current.deps, doer(), async (act) => {
    const ask = (key: string) => act.attempt(async (part) => part.once(key, async () => void done.push(key)));
    await ask('school');
    await ask('school');
    act.once('school', async () => void done.push('the last one asked'));
    const undone = act.attempt(async (part) => {
      part.once('other', async () => void done.push('other'));
      throw new Refusal(422, 'bad-row', 'No.');
    });
    await expect(undone).rejects.toMatchObject({ code: 'bad-row' });
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['the last one asked']);
});

test('a stale version is refused, and writing without a look at it is an error of ours', async () => {
  const { deps } = backend.current;
  const row = await readSchool();
  const stale = runAct(deps, doer(row.version - 1), async (act) => act.requireVersion(row));
  await expect(stale).rejects.toMatchObject({ status: 412 });
  const unread = runAct(deps, doer(row.version), (act) => act.bump(schools, row, { name: 'Unread' }));
  await expect(unread).rejects.toThrow('was not compared');
  expect((await readSchool()).name).toBe(row.name);
});

test('of two changes on one version the second one is refused', async () => {
  const { deps } = backend.current;
  const row = await readSchool();
  await runAct(deps, doer(), (act) => act.bump(schools, row, { name: 'First' }));
  const second = runAct(deps, doer(), (act) => act.bump(schools, row, { name: 'Second' }));
  await expect(second).rejects.toMatchObject({ status: 412 });
  expect((await readSchool()).name).toBe('First');
});

test('a step that fails after the commit is logged, the others run, and the answer says what is stored', async () => {
  const { deps } = backend.current;
  const subject = randomUUID();
  const ran: string[] = [];
  const logged: object[] = [];
  const log = {
    ...deps.log,
    error: (event: string, fields?: object) => void logged.push({ event, ...fields }),
  };
  const answer = await runAct({ ...deps, log }, doer(), (act) => {
    act.note('school-changed', subject);
    act.after(() => Promise.reject(new Error('The disk is full.')));
    act.after(() => Promise.resolve(ran.push('second')));
    return Promise.resolve('stored');
  });
  expect([answer, ran]).toEqual(['stored', ['second']]);
  expect(await notesOf(subject)).toHaveLength(1);
  expect(logged).toEqual([{ event: 'after-commit', requestId: 'act-test', reason: 'The disk is full.' }]);
});
