import { expect, test } from 'vitest';
import { remindOfFollowUps } from '@/backend/features/admissions/jobs/follow-up-reminders';
import { pipelineResource } from '@/lib/contract/admissions/pipeline';
import { followUpsResource } from '@/lib/contract/admissions/follow-ups';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { apply, moveTo } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';

const backend = useTestBackend();
const { create, list, listOfApplicant, update, remove } = followUpsResource.endpoints;
let key = 0;

const scene = async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const { applicantId } = await apply(b, school.id);
  const note = async (text: string, dueOn: string | null = null, as = advisor) =>
    call(
      b,
      create,
      { params: { id: applicantId }, body: { note: text, dueOn }, idempotencyKey: `follow-up-${(key += 1)}` },
      as.token,
    );
  return { school, advisor, applicantId, note };
};

test('an advisor notes what to do, changes it, and marks it as done; open ones come first by day', async () => {
  const b = backend.current;
  const { advisor, applicantId, note } = await scene();
  const undated = await note('Send the form');
  expect(undated.status).toBe(201);
  expect(undated.body).toMatchObject({
    channel: 'call',
    createdBy: advisor.id,
    createdByName: 'Sok Dara',
    isOverdue: false,
  });
  const [late, today] = [await note('Call', '2026-10-31'), await note('Visit', '2026-11-01')];
  expect([late.body.isOverdue, today.body.isOverdue]).toEqual([true, false]);
  const texts = async () =>
    (await call(b, listOfApplicant, { params: { id: applicantId } }, advisor.token)).body.data.map(
      (row) => row.note,
    );
  expect(await texts()).toEqual(['Call', 'Visit', 'Send the form']);
  const params = { id: late.body.followUpId };
  const done = await call(b, update, { params, body: { done: true }, version: 1 }, advisor.token);
  expect(done.body).toMatchObject({ doneAt: b.clock.now().toISOString(), isOverdue: false, version: 2 });
  expect(await texts()).toEqual(['Visit', 'Send the form', 'Call']);
  expect((await call(b, update, { params, body: { note: 'X' }, version: 1 }, advisor.token)).status).toBe(
    412,
  );
  expect(
    (await call(b, update, { params, body: { done: false, dueOn: null }, version: 2 }, advisor.token)).body,
  ).toMatchObject({
    doneAt: null,
    dueOn: null,
    note: 'Call',
  });
  expect((await call(b, remove, { params }, advisor.token)).body).toEqual({ ok: true });
  expect(await texts()).toEqual(['Visit', 'Send the form']);
});

test('the list gathers all of the caller’s schools; by state, day and maker', async () => {
  const b = backend.current;
  const { school, advisor, note } = await scene();
  const colleague = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  await note('Mine', '2026-11-02');
  const theirs = await note('Theirs', '2026-11-09', colleague);
  await call(
    b,
    update,
    { params: { id: theirs.body.followUpId }, body: { done: true }, version: 1 },
    colleague.token,
  );
  const texts = async (query: object, as = advisor) =>
    (await call(b, list, { query: { state: 'open', ...query } }, as.token)).body.data.map((row) => row.note);
  expect(await texts({})).toEqual(['Mine']);
  expect(await texts({ state: 'done' })).toEqual(['Theirs']);
  expect(await texts({ state: 'all' }, colleague)).toEqual(['Mine', 'Theirs']);
  expect(await texts({ state: 'all', mine: 'true' }, colleague)).toEqual(['Theirs']);
  expect(await texts({ state: 'all', dueTo: '2026-11-02' })).toEqual(['Mine']);
});

test('only staff for the applicant sees follow-ups; an empty note is refused', async () => {
  const b = backend.current;
  const { applicantId, note } = await scene();
  const other = await scene();
  const { body: made } = await note('Call');
  const params = { id: made.followUpId };
  const { token } = other.advisor;
  expect((await call(b, listOfApplicant, { params: { id: applicantId } }, token)).status).toBe(404);
  expect((await call(b, update, { params, body: { done: true }, version: 1 }, token)).status).toBe(404);
  expect((await call(b, remove, { params }, token)).status).toBe(404);
  expect((await note('Call', null, other.advisor)).status).toBe(404);
  expect((await call(b, list, { query: { state: 'all' } }, token)).body.countTotal).toBe(0);
  expect((await note(' \u200b ')).error.issues?.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'note required',
  ]);
});

test('a follow-up for a colleague is theirs: told, listed and reminded', async () => {
  const b = backend.current;
  const { school, advisor, applicantId } = await scene();
  const partner = await makePerson(b, { roles: ['partner'], staffOf: [school.id] });
  const noteFor = (forId: string, text: string) =>
    call(
      b,
      create,
      {
        params: { id: applicantId },
        body: { note: text, dueOn: '2026-11-01', forId },
        idempotencyKey: `follow-up-${(key += 1)}`,
      },
      advisor.token,
    );
  const made = await noteFor(partner.id, 'Ask for the grade');
  expect([made.status, made.body.forWhom?.userId, made.body.createdBy]).toEqual([
    201,
    partner.id,
    advisor.id,
  ]);
  const stranger = await makePerson(b, { roles: ['advisor'] });
  expect((await noteFor(stranger.id, 'Call')).error.issues).toMatchObject([
    { path: 'forId', code: 'not-staff' },
  ]);
  const mine = async (as: { token: string }) =>
    (await call(b, list, { query: { state: 'open', mine: 'true' } }, as.token)).body.data.map(
      (row) => row.note,
    );
  expect([await mine(partner), await mine(advisor)]).toEqual([['Ask for the grade'], []]);
  await remindOfFollowUps(b.deps);
  const { list: told } = notificationsResource.endpoints;
  const read = await call(b, told, { params: { userId: partner.id }, query: {} }, partner.token);
  expect(read.body.list.map(({ kind }) => kind).toSorted()).toEqual(
    expect.arrayContaining(['follow-up-due', 'follow-up-given']),
  );
});

test('who is mentioned is told once and led to the applicant; only who may read the application can be', async () => {
  const b = backend.current;
  const { school, advisor, applicantId } = await scene();
  const [partner, both] = [
    await makePerson(b, { roles: ['partner'], staffOf: [school.id] }),
    await makePerson(b, { roles: ['university'], staffOf: [school.id] }),
  ];
  const mention = (mentionIds: string[], forId: string | null = null) => {
    const body = { note: '@Sok Dara look at this', mentionIds, forId };
    const idempotencyKey = `follow-up-${(key += 1)}`;
    return call(b, create, { params: { id: applicantId }, body, idempotencyKey }, advisor.token);
  };
  expect((await mention([partner.id, partner.id, advisor.id, both.id], both.id)).status).toBe(201);
  const { list: told } = notificationsResource.endpoints;
  const noticesOf = async (person: typeof advisor) =>
    (await call(b, told, { params: { userId: person.id }, query: {} }, person.token)).body.list.flatMap(
      ({ kind, href }) => (kind === 'mentioned' || kind === 'follow-up-given' ? [`${kind} ${href}`] : []),
    );
  expect(await noticesOf(partner)).toEqual([`mentioned /advisor/user/application/${applicantId}`]);
  expect(await noticesOf(both)).toEqual([`follow-up-given /advisor/user/application/${applicantId}`]);
  expect(await noticesOf(advisor)).toEqual([]);

  const strangers = [
    await makePerson(b, { roles: ['advisor'] }),
    await makePerson(b, { roles: ['schoolAdmin'], staffOf: [(await makeSchool(b)).id] }),
    await makePerson(b, { roles: ['teacher'], staffOf: [school.id] }),
  ];
  for (const stranger of strangers) {
    expect((await mention([partner.id, stranger.id])).error.issues).toEqual([
      expect.objectContaining({ path: 'mentionIds.1', code: 'not-staff' }),
    ]);
    expect(await noticesOf(stranger)).toEqual([]);
  }
  expect(await noticesOf(partner)).toHaveLength(1);
});

test('what was planned ends with an application, and is open again when the end is taken back; a later note stays', async () => {
  const b = backend.current;
  const { advisor, applicantId, note } = await scene();
  const done = await note('Greet', '2026-11-01');
  const params = { id: done.body.followUpId };
  await call(b, update, { params, body: { done: true }, version: 1 }, advisor.token);
  await note('Ask for the certificate', '2026-11-01');
  const open = async () =>
    (await call(b, list, { query: { state: 'open' } }, advisor.token)).body.data.map((row) => row.note);
  b.clock.advance(60);
  expect((await moveTo(b, advisor, applicantId, 'rejected')).status).toBe(200);
  expect(await open()).toEqual([]);
  expect(await remindOfFollowUps(b.deps)).toBe(0);
  b.clock.advance(60);
  const { undo } = pipelineResource.endpoints;
  const undone = await call(b, undo, { params: { id: applicantId } }, advisor.token);
  expect(undone.status).toBe(200);
  expect(await open()).toEqual(['Ask for the certificate']);
  await moveTo(b, advisor, applicantId, 'rejected', undone.body.version);
  await note('Tell of the next intake');
  expect(await open()).toEqual(['Tell of the next intake']);
});
