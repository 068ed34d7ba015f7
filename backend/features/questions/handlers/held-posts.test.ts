import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifications } from '@/backend/db/schema';
import { messagesResource } from '@/lib/contract/questions/messages';
import { questionsResource } from '@/lib/contract/questions/questions';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { reportsResource } from '@/lib/contract/review/reports';
import { waitingResource } from '@/lib/contract/review/waiting';
import { communityLimits } from '@/lib/domain/questions/posts';
import { reportRules } from '@/lib/domain/review/report-weight';
import { maskedContact } from '@/lib/domain/questions/mask-contacts';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, signedIn } from '@/tests/support/make';
import { makeWriter } from '@/tests/support/make-content';
import { makeReporter } from '@/tests/support/reporters';

const backend = useTestBackend();
const { create, find, search } = questionsResource.endpoints;
const { add, list, mine } = userAnswersResource.endpoints;
const { create: report, decide } = reportsResource.endpoints;

type Body = Parameters<typeof call<typeof create>>[2]['body'];
const here = () => ({
  orgId: backend.current.deps.env.ORGANIZATION_ID,
  subjectId: backend.current.deps.env.CONNECT_SUBJECT_ID,
});
const ask = async (token: string, body: Body) =>
  (await call(backend.current, create, { params: here(), body, idempotencyKey: randomUUID() }, token)).body;
const answer = (token: string, questionId: string, words: string) =>
  call(
    backend.current,
    add,
    { params: { ...here(), questionId }, body: { answer: words }, idempotencyKey: randomUUID() },
    token,
  );
const seen = (questionId: string, token?: string) =>
  call(backend.current, find, { params: { questionId } }, token);
const answersOf = async (questionId: string, token?: string) =>
  (await call(backend.current, list, { params: { ...here(), questionId } }, token)).body.data;
const decideOn = (token: string, kind: 'question' | 'answer', id: string, decision: 'hide' | 'release') =>
  call(
    backend.current,
    decide,
    { body: { rows: [{ kind, id, decision, reason: 'Read it.' }] }, idempotencyKey: randomUUID() },
    token,
  );
const advisorOf = () => makePerson(backend.current, { roles: ['advisor'] });

test('the first posts of an account are held until staff has read them', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const [author, advisor] = [await makePerson(b), await advisorOf()];
  const first = await ask(author.token, { title: 'My very first question' });
  const second = await ask(author.token, { title: 'My second question' });
  expect([first.state, second.state]).toEqual(['held', 'held']);
  expect((await seen(first.questionId)).status).toBe(404);
  expect((await seen(first.questionId, author.token)).body).toMatchObject({ isOwn: true, state: 'held' });
  const held = await call(b, search, { params: here(), query: { state: 'held' } }, advisor.token);
  expect(held.body.questions.data.map(({ source }) => source.questionId)).toContain(first.questionId);
  expect((await call(b, search, { params: here(), query: { state: 'held' } }, author.token)).status).toBe(
    403,
  );
  const own = await call(b, search, { params: here(), query: { mine: 'true', state: 'all' } }, author.token);
  expect(own.body.questions.countTotal).toBe(2);
  for (const { questionId } of [first, second])
    await decideOn(advisor.token, 'question', questionId, 'release');
  expect((await seen(first.questionId)).body.state).toBe('open');
  expect((await ask(author.token, { title: 'My third question' })).state).toBe('open');
});

test('a held answer is counted and told of when staff shows it', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const [author, newcomer, advisor] = [await makeWriter(b), await makePerson(b), await advisorOf()];
  const { questionId } = await ask(author.token, { title: 'Who answers this?' });
  const { body: given } = await answer(newcomer.token, questionId, 'I do.');
  expect(given.state).toBe('held');
  expect(await answersOf(questionId)).toEqual([]);
  expect((await answersOf(questionId, newcomer.token)).map(({ answer: words }) => words)).toEqual(['I do.']);
  expect((await seen(questionId)).body.answerCount).toBe(0);
  await decideOn(advisor.token, 'answer', given.userAnswerId, 'release');
  expect((await seen(questionId)).body).toMatchObject({ answerCount: 1, lastAnsweredAt: given.createdAt });
  await decideOn(advisor.token, 'answer', given.userAnswerId, 'hide');
  expect((await seen(questionId)).body).toMatchObject({ answerCount: 0, lastAnsweredAt: null });
  const own = await call(b, mine, { query: { held: 'true' } }, newcomer.token);
  expect(own.body.data).toMatchObject([
    { state: 'hidden', stateReason: 'Read it.', questionTitle: 'Who answers this?' },
  ]);
});

test('the same words of one person are refused within a day', async () => {
  const b = backend.current;
  const [author, other] = [await makeWriter(b), await makeWriter(b)];
  const repeat = (token: string, body = { title: 'Same  WORDS?', description: '' }) =>
    call(b, create, { params: here(), body, idempotencyKey: randomUUID() }, token);
  await ask(author.token, { title: 'Same words?' });
  expect((await repeat(author.token)).error.code).toBe('said-before');
  const more = { title: 'same words ?!', description: 'With other details' };
  expect((await repeat(author.token, more)).error.code).toBe('said-before');
  expect((await repeat(other.token)).status).toBe(201);
  b.clock.advance(communityLimits.sameWordsHours * 3600 + 1);
  const later = { token: await signedIn(b, author.id) };
  expect((await repeat(later.token)).status).toBe(201);
  const { questionId } = await ask(later.token, { title: 'An answer twice?' });
  await answer(later.token, questionId, 'Buy this');
  expect((await answer(later.token, questionId, 'buy this')).error.code).toBe('said-before');
});

test('numbers and addresses are masked for all but their writer and staff', async () => {
  const b = backend.current;
  const [author, advisor] = [await makeWriter(b), await advisorOf()];
  const text = 'Call 012 345 678 or write to me@mail.example';
  const { questionId } = await ask(author.token, { title: 'Who wants my books?', description: text });
  expect((await seen(questionId)).body.description).toBe(
    `Call ${maskedContact} or write to ${maskedContact}`,
  );
  expect((await seen(questionId, author.token)).body.description).toBe(text);
  expect((await seen(questionId, advisor.token)).body.description).toBe(text);
  const byNumber = await call(b, search, { params: here(), query: { keyword: '345 678' } });
  expect(byNumber.body.questions.data).toEqual([]);
});

test('reports of known people hold a post until staff decides, and its author is told', async () => {
  const b = backend.current;
  const [author, advisor] = [await makeWriter(b), await advisorOf()];
  const { questionId } = await ask(author.token, { title: 'Send me money now' });
  for (let n = 0; n < reportRules.weightThatHides; n += 1) {
    expect((await seen(questionId)).status).toBe(200);
    const { token } = await makeReporter(b);
    const body = { kind: 'question' as const, id: questionId, reason: 'fraud' as const };
    await call(b, report, { body, idempotencyKey: randomUUID() }, token);
  }
  expect((await seen(questionId)).status).toBe(404);
  const reported = await call(b, search, { params: here(), query: { state: 'reported' } }, advisor.token);
  expect(reported.body.questions.data.map(({ source }) => source.questionId)).toContain(questionId);
  await decideOn(advisor.token, 'question', questionId, 'release');
  expect((await seen(questionId)).status).toBe(200);
  const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, author.id));
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['review-held', 'review-shown']);
});

test(
  'who has five held posts writes no more until somebody has looked; others do',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [greedy, ordinary, writer, advisor] = [
      await makePerson(b),
      await makePerson(b),
      await makeWriter(b),
      await advisorOf(),
    ];
    const { questionId } = await ask(writer.token, { title: 'Where do I begin?' });
    const say = (token: string) =>
      call(
        b,
        messagesResource.endpoints.post,
        { params: { questionId }, body: { text: 'Hello all' }, idempotencyKey: randomUUID() },
        token,
      );
    const held = [await ask(greedy.token, { title: 'Look at this 0' })];
    // All at once: they are counted one after the other.
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, n) => answer(greedy.token, questionId, `Look at this ${n}`)),
    );
    const refused = { status: 409, error: { code: 'posts-held' } };
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(communityLimits.heldPostsMax - 1);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject(refused);
    const body = { title: 'Look at this as well' };
    expect(
      await call(b, create, { params: here(), body, idempotencyKey: randomUUID() }, greedy.token),
    ).toMatchObject(refused);
    expect(await say(greedy.token)).toMatchObject(refused);
    expect((await say(ordinary.token)).status).toBe(201);
    expect((await answer(ordinary.token, questionId, 'With the first step')).status).toBe(201);
    expect((await answer(advisor.token, questionId, 'With an appointment')).status).toBe(201);
    await decideOn(advisor.token, 'question', held[0]?.questionId ?? '', 'hide');
    expect((await say(greedy.token)).status).toBe(201);
  },
);

test(
  'the queue has one row of a person, whose posts are hidden in one act and can be shown again',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [greedy, advisor] = [await makePerson(b), await advisorOf()];
    const posts = [];
    for (let n = 0; n < 3; n += 1) {
      b.clock.advance(1);
      posts.push(await ask(greedy.token, { title: `Buy now ${n}`, description: `Cheap ${n}` }));
    }
    const ids = posts.map(({ questionId }) => questionId);
    const rowsOf = async (state: 'waiting' | 'hidden') => {
      const query = { kind: 'question' as const, state, limit: 100 };
      const { body } = await call(b, reportsResource.endpoints.waiting, { query }, advisor.token);
      return body.data.filter(({ id }) => ids.includes(id));
    };
    const counted = async () =>
      (await call(b, waitingResource.endpoints.summary, {}, advisor.token)).body.counts.review ?? 0;
    const before = await counted();
    const [row, ...more] = await rowsOf('waiting');
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      id: ids[0],
      others: {
        count: 2,
        first: [{ id: ids[1], title: { en: 'Buy now 1' } }, { excerpt: { km: 'Cheap 2' } }],
      },
    });
    const others = (row?.others?.first ?? []).map(({ kind, id }) => ({ kind, id }));
    const decideTogether = (reason: string) =>
      call(
        b,
        decide,
        {
          body: {
            rows: [
              { kind: 'question' as const, id: ids[0] ?? '', decision: 'hide' as const, reason, others },
            ],
          },
          idempotencyKey: randomUUID(),
        },
        advisor.token,
      );
    expect((await decideTogether('This is an advertisement.')).body.outcomes).toMatchObject([{ ok: true }]);
    expect(await rowsOf('waiting')).toEqual([]);
    expect(await counted()).toBe(before - 1);
    expect((await rowsOf('hidden')).map(({ id, others: rest, last }) => [id, rest, last?.reason])).toEqual(
      ids.toSorted().map((id) => [id, null, 'This is an advertisement.']),
    );
    const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, greedy.id));
    expect(told.map(({ kind }) => kind)).toEqual(['review-hidden', 'review-hidden', 'review-hidden']);
    // Decided once: the second time says so, and changes none of them.
    expect((await decideTogether('Again')).body.outcomes).toMatchObject([{ code: 'already-decided' }]);
    await decideOn(advisor.token, 'question', ids[1] ?? '', 'release');
    expect((await seen(ids[1] ?? '')).status).toBe(200);
    expect(await rowsOf('hidden')).toHaveLength(2);
  },
);

test('what sells answers is held before anybody reads it, also of a writer who is trusted', async () => {
  const b = backend.current;
  const [author, advisor] = [await makeWriter(b), await advisorOf()];
  const lure = await ask(author.token, { title: 'Who buys the answers of the entrance exam?' });
  expect(lure.state).toBe('held');
  expect((await seen(lure.questionId)).status).toBe(404);
  const queue = await call(
    b,
    reportsResource.endpoints.waiting,
    { query: { kind: 'question', limit: 100 } },
    advisor.token,
  );
  expect(queue.body.data.find(({ id }) => id === lure.questionId)).toMatchObject({
    held: 'flagged',
    flags: [{ key: 'answers' }],
  });
  const { questionId } = await ask(author.token, { title: 'Who knows a good teacher?' });
  expect((await seen(questionId)).status).toBe(200);
  expect((await answer(author.token, questionId, 'Easy money at home, ask me')).body.state).toBe('held');
  await answer(author.token, questionId, 'I know one');
  const [open] = await answersOf(questionId);
  await call(
    b,
    userAnswersResource.endpoints.update,
    {
      params: { ...here(), questionId, id: open?.userAnswerId ?? '' },
      body: { answer: 'Easy money, ask me' },
      version: 1,
    },
    author.token,
  );
  expect(await answersOf(questionId)).toEqual([]);
  const changed = await call(
    b,
    questionsResource.endpoints.update,
    { params: { ...here(), questionId }, body: { description: 'I have exam papers for sale' }, version: 1 },
    author.token,
  );
  expect(changed.body.state).toBe('held');
  expect((await seen(questionId)).status).toBe(404);
});
