import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentRevisionsResource, REVISION_LIMITS } from '@/lib/contract/schools/content-revisions';
import { schoolSettingsResource } from '@/lib/contract/schools/school-settings';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { smsAnswerMax } from '@/lib/domain/limits/texts';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';
import { revisionsPerAddressPerHourMax } from '@/backend/limits';

const backend = useTestBackend();
const { propose, list, close } = contentRevisionsResource.endpoints;

const proposal = {
  kind: 'incorrect-or-old-content' as const,
  feedback: 'ថ្លៃសិក្សាបានប្តូរ',
  contact: '012 345 678',
};

// Proposals of visitors are limited by address: each test uses its own hour.
type Proposal = Parameters<typeof call<typeof propose>>[2]['body'];
const send = (id: string, body: Proposal = proposal, key: string = randomUUID()) =>
  call(backend.current, propose, { params: { id }, body, idempotencyKey: key });
const nextHour = () => backend.current.clock.advance(3601);

const staffedSchool = async () => {
  const school = await makeSchool(backend.current);
  const advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [school.id] });
  return { school, advisor };
};

test('a visitor’s proposal reaches the advisors of the school and nobody else', async () => {
  nextHour();
  const b = backend.current;
  const [{ school, advisor }, other] = [await staffedSchool(), await staffedSchool()];
  const answer = await send(school.slug);
  expect(answer.status).toBe(201);
  const seen = await call(b, list, {}, advisor.token);
  expect(seen.body.data).toEqual([
    expect.objectContaining({
      id: answer.body.id,
      schoolSlug: school.slug,
      status: 'open',
      handledAt: null,
      ...proposal,
    }),
  ]);
  expect((await call(b, list, {}, other.advisor.token)).body.countTotal).toBe(0);
  const notices = await call(
    b,
    notificationsResource.endpoints.list,
    { params: { userId: advisor.id } },
    advisor.token,
  );
  expect(notices.body.list.map(({ kind }) => kind)).toEqual(['content-revision']);
});

test(
  'fifty parallel calls with one key store one proposal and answer alike; another body under it is refused',
  { tags: 'postgres' },
  async () => {
    nextHour();
    const b = backend.current;
    const { school, advisor } = await staffedSchool();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(school.id, proposal, 'the-same-draft')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await call(b, list, {}, advisor.token)).body.countTotal).toBe(1);
    const changed = await send(school.id, { ...proposal, feedback: 'Other' }, 'the-same-draft');
    expect([changed.status, changed.error.code]).toEqual([422, 'idempotency-key-reused']);
  },
);

test('an address may send a few proposals in an hour, and more in the next', async () => {
  nextHour();
  const { school } = await staffedSchool();
  for (let sent = 0; sent < revisionsPerAddressPerHourMax; sent += 1)
    expect((await send(school.id)).status).toBe(201);
  const refused = await send(school.id);
  expect([refused.status, refused.error.code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  nextHour();
  expect((await send(school.id)).status).toBe(201);
});

test('empty and overlong texts and unknown kinds are named by field', async () => {
  nextHour();
  const { school } = await staffedSchool();
  const empty = await send(school.id, { ...proposal, feedback: ' \u200b ' });
  expect([empty.status, empty.error.issues]).toEqual([
    422,
    [expect.objectContaining({ path: 'feedback', code: 'required' })],
  ]);
  const long = await send(school.id, { ...proposal, feedback: 'ក'.repeat(REVISION_LIMITS.feedbackMax + 1) });
  expect(long.error.issues?.map(({ path }) => path)).toEqual(['feedback']);
  const kind = await send(school.id, { ...proposal, kind: 'praise' as 'other' });
  expect(kind.error.issues?.map(({ path }) => path)).toEqual(['kind']);
});

test('a key is not demanded, and an unknown school is refused', async () => {
  nextHour();
  const { school } = await staffedSchool();
  expect((await send(school.id, proposal, '')).status).toBe(201);
  expect((await send('no-such-school')).status).toBe(404);
  expect((await send(randomUUID())).status).toBe(404);
});

test('an advisor marks a proposal as done and opens it again; others find nothing', async () => {
  nextHour();
  const b = backend.current;
  const [{ school, advisor }, other] = [await staffedSchool(), await staffedSchool()];
  const { body: sent } = await send(school.id);
  const params = { id: sent.id };
  const student = await makePerson(b);
  expect((await call(b, close, { params, body: { status: 'done' } })).status).toBe(401);
  expect((await call(b, close, { params, body: { status: 'done' } }, student.token)).status).toBe(403);
  expect((await call(b, close, { params, body: { status: 'done' } }, other.advisor.token)).status).toBe(404);
  const done = await call(b, close, { params, body: { status: 'done' } }, advisor.token);
  expect(done.body).toMatchObject({ status: 'done', handledAt: b.clock.now().toISOString() });
  const count = async (status: 'open' | 'done' | 'all') =>
    (await call(b, list, { query: { status } }, advisor.token)).body.countTotal;
  expect([await count('open'), await count('done'), await count('all')]).toEqual([0, 1, 1]);
  const reopened = await call(b, close, { params, body: { status: 'open' } }, advisor.token);
  expect(reopened.body).toMatchObject({ status: 'open', handledAt: null });
});

test(
  'a decision reaches a proposer with an account, once, and a refusal needs a reason',
  { tags: 'postgres' },
  async () => {
    nextHour();
    const b = backend.current;
    const { school, advisor } = await staffedSchool();
    const reader = await makePerson(b);
    const body = { ...proposal, contact: '' };
    const input = { params: { id: school.id }, body, idempotencyKey: randomUUID() };
    const params = { id: (await call(b, propose, input, reader.token)).body.id };
    const bare = await call(
      b,
      close,
      { params, body: { status: 'done', decision: 'declined' } },
      advisor.token,
    );
    expect([bare.status, bare.error.issues]).toEqual([
      422,
      [expect.objectContaining({ path: 'answer', code: 'required' })],
    ]);
    const accept = { status: 'done', decision: 'accepted', answer: 'The fee is right now.' } as const;
    const decided = await call(b, close, { params, body: accept }, advisor.token);
    expect(decided.body).toMatchObject({ ...accept, answerBy: 'account' });
    await call(b, close, { params, body: accept }, advisor.token);
    const notices = await call(
      b,
      notificationsResource.endpoints.list,
      { params: { userId: reader.id } },
      reader.token,
    );
    expect(notices.body.list).toMatchObject([
      {
        kind: 'revision-accepted',
        params: { titleEn: 'The fee is right now.' },
        href: `/school/${school.slug}`,
      },
    ]);
    const page = await call(b, schoolsResource.endpoints.get, { params: { id: school.id } });
    expect(page.body).toMatchObject({ checkedOn: dayInCambodia(b.clock.now()), checkedBy: 'advisor' });
    const reopened = await call(b, close, { params, body: { status: 'open' } }, advisor.token);
    expect(reopened.body).toMatchObject({ status: 'open', decision: null, answer: null });
  },
);

test.each([
  ['sms', '012 377 001', '+85512377001'],
  ['mail', 'reader@proposals.example', 'reader@proposals.example'],
])('a visitor is answered by %s where they left it, once', async (answerBy, contact, recipient) => {
  nextHour();
  const b = backend.current;
  const { school, advisor } = await staffedSchool();
  const params = { id: (await send(school.id, { ...proposal, contact })).body.id };
  const decline = { status: 'done', decision: 'declined', answer: 'The fee is of 2026.' } as const;
  const decided = await call(b, close, { params, body: decline }, advisor.token);
  expect(decided.body).toMatchObject({ ...decline, answerBy });
  await call(b, close, { params, body: decline }, advisor.token);
  const sent = await messagesTo(b, recipient);
  expect(sent.map(({ body }) => body)).toEqual([expect.stringMatching(/ដដែល។[^]*The fee is of 2026\.$/)]);
});

test('an answer by SMS is short, and words that lead nowhere are answered by nobody', async () => {
  nextHour();
  const b = backend.current;
  const { school, advisor } = await staffedSchool();
  const decide = async (contact: string, answer: string) => {
    const params = { id: (await send(school.id, { ...proposal, contact })).body.id };
    const body = { status: 'done', decision: 'accepted', answer } as const;
    return call(b, close, { params, body }, advisor.token);
  };
  const long = await decide('012 377 002', 'a'.repeat(smsAnswerMax + 1));
  expect([long.status, long.error.issues]).toEqual([422, [{ path: 'answer', code: 'too-long' }]]);
  expect((await decide('Facebook: Dara', 'Thank you.')).body).toMatchObject({ answerBy: null });
});

test('a school says itself that its facts are checked', async () => {
  const b = backend.current;
  const { school } = await staffedSchool();
  const get = () => call(b, schoolsResource.endpoints.get, { params: { id: school.slug } });
  expect((await get()).body).toMatchObject({ checkedOn: null, checkedBy: null });
  const partner = await makePerson(b, { roles: ['partner'], staffOf: [school.id] });
  const { check } = schoolSettingsResource.endpoints;
  expect((await call(b, check, { params: { id: school.id } }, partner.token)).status).toBe(200);
  expect((await get()).body).toMatchObject({ checkedOn: dayInCambodia(b.clock.now()), checkedBy: 'school' });
});
