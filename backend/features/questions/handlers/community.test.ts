import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { communityResource } from '@/lib/contract/questions/community';
import { siteSearchResource } from '@/lib/contract/search/site-search';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { messagesResource } from '@/lib/contract/questions/messages';
import { questionsResource } from '@/lib/contract/questions/questions';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { reportsResource } from '@/lib/contract/review/reports';
import { communityLimits } from '@/lib/domain/questions/posts';
import { auditLog, questions, users } from '@/backend/db/schema';
import { renewTerms } from '@/backend/features/questions/services/renew-terms';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { makeWriter } from '@/tests/support/make-content';

const backend = useTestBackend();
const { create, find, get, search, update, list: listQuestions } = questionsResource.endpoints;
const { add, list, update: change, remove: removeAnswer } = userAnswersResource.endpoints;
const { similar, tags, follow, useful, accept, merge, retag, people } = communityResource.endpoints;
const { decide } = reportsResource.endpoints;

type Body = Parameters<typeof call<typeof create>>[2]['body'];
const here = () => ({
  orgId: backend.current.deps.env.ORGANIZATION_ID,
  subjectId: backend.current.deps.env.CONNECT_SUBJECT_ID,
});
const ask = async (token: string, body: Body) =>
  (await call(backend.current, create, { params: here(), body, idempotencyKey: randomUUID() }, token)).body;
const answer = (token: string, questionId: string, words: string, hideName?: boolean) =>
  call(
    backend.current,
    add,
    { params: { ...here(), questionId }, body: { answer: words, hideName }, idempotencyKey: randomUUID() },
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

test(
  'a hidden name is in no answer of a public call, and staff who look are recorded',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const marker = { firstName: 'Zxqmarker', lastName: 'Wvkhidden', firstNameKm: 'ហ្សេត', lastNameKm: 'លាក់' };
    const [author, helper] = [await makeWriter(b), await makeWriter(b)];
    await b.deps.db
      .update(users)
      .set(marker)
      .where(inArray(users.id, [author.id, helper.id]));
    const [reader, advisor] = [await makeWriter(b), await advisorOf()];
    const { questionId } = await ask(author.token, { title: 'A quiet question of mine', hideName: true });
    await call(b, follow, { params: { questionId }, body: { on: true } }, reader.token);
    const { body: given } = await answer(helper.token, questionId, 'A quiet answer', true);
    b.clock.advance(1);
    await answer(author.token, questionId, 'Thank you');
    b.clock.advance(1);
    await answer(helper.token, questionId, 'Once more', undefined);
    const { post, list: chat } = messagesResource.endpoints;
    for (const { token } of [author, helper])
      await call(
        b,
        post,
        { params: { questionId }, body: { text: 'Hi' }, idempotencyKey: randomUUID() },
        token,
      );
    const place = { ...here(), questionId };
    const said: string[] = [];
    for (const token of [undefined, reader.token, advisor.token]) {
      said.push(JSON.stringify((await seen(questionId, token)).body));
      said.push(JSON.stringify((await call(b, get, { params: place }, token)).body));
      said.push(JSON.stringify((await call(b, listQuestions, { params: here(), query: {} }, token)).body));
      said.push(
        JSON.stringify((await call(b, search, { params: here(), query: { keyword: 'quiet' } }, token)).body),
      );
      said.push(JSON.stringify(await answersOf(questionId, token)));
      said.push(
        JSON.stringify(
          (await call(b, similar, { params: here(), query: { text: 'A quiet question of mine' } }, token))
            .body,
        ),
      );
    }
    said.push(JSON.stringify((await call(b, chat, { params: { questionId } }, reader.token)).body));
    const notices = { params: { userId: reader.id }, query: {} };
    const told = (await call(b, notificationsResource.endpoints.list, notices, reader.token)).body;
    expect(told.list).toMatchObject([{ kind: 'question-answer' }, {}, {}]);
    said.push(JSON.stringify(told));
    const sitewide = { query: { keyword: 'quiet' } };
    said.push(JSON.stringify((await call(b, siteSearchResource.endpoints.find, sitewide)).body));
    const all = said.join('\n');
    for (const name of [...Object.values(marker), author.id, helper.id]) expect(all).not.toContain(name);
    const numbers = (await answersOf(questionId)).map(({ writerNumber }) => writerNumber);
    expect(numbers).toEqual([2, 1, 2]);
    const byPerson = { params: place, query: { userId: helper.id } };
    expect((await call(b, list, byPerson)).body.data).toEqual([]);
    expect((await answersOf(questionId, helper.token))[0]).toMatchObject({ userId: helper.id, isOwn: true });
    expect(given).toMatchObject({ author: { userId: helper.id }, writerNumber: 2 });

    expect((await call(b, people, { params: { questionId } }, reader.token)).status).toBe(404);
    const looked = await call(b, people, { params: { questionId } }, advisor.token);
    expect(looked.body.data.map(({ writerNumber, author: { userId } }) => [writerNumber, userId])).toEqual([
      [1, author.id],
      [2, helper.id],
    ]);
    const look = and(eq(auditLog.action, 'hidden-names-viewed'), eq(auditLog.actorId, advisor.id));
    expect(await b.deps.db.$count(auditLog, look)).toBe(1);
  },
);

test(
  'people follow, find useful what is not their own, and accept in their own question',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [author, helper, reader, advisor] = [
      await makeWriter(b),
      await makeWriter(b),
      await makeWriter(b),
      await advisorOf(),
    ];
    const { questionId } = await ask(author.token, { title: 'Which of these is best?' });
    const { questionId: other } = await ask(helper.token, { title: 'A different matter' });
    const { userAnswerId } = (await answer(helper.token, questionId, 'The second one')).body;
    const mark = (token: string, on: boolean, answerId?: string) =>
      call(b, useful, { params: { questionId }, body: { on, userAnswerId: answerId } }, token);
    expect((await mark(author.token, true)).error.code).toBe('own-post');
    expect((await mark(helper.token, true, userAnswerId)).error.code).toBe('own-post');
    await mark(reader.token, true);
    expect((await mark(reader.token, true)).body.usefulCount).toBe(1);
    expect((await mark(reader.token, true, userAnswerId)).body.usefulCount).toBe(1);
    expect((await seen(questionId, reader.token)).body).toMatchObject({ isUseful: true, usefulCount: 1 });
    const sorted = await call(b, search, { params: here(), query: { sort: 'useful', limit: 1 } });
    expect(sorted.body.questions.data[0]?.source.questionId).toBe(questionId);
    expect((await mark(reader.token, false)).body.usefulCount).toBe(0);

    for (const on of [true, true])
      await call(b, follow, { params: { questionId }, body: { on } }, reader.token);
    const followed = () => call(b, search, { params: here(), query: { followed: 'true' } }, reader.token);
    expect((await followed()).body.questions.countTotal).toBe(1);
    await call(b, follow, { params: { questionId }, body: { on: false } }, reader.token);
    expect((await followed()).body.questions.countTotal).toBe(0);

    const choose = (token: string, id: string, answerId: string | null) =>
      call(b, accept, { params: { questionId: id }, body: { userAnswerId: answerId } }, token);
    expect((await choose(helper.token, questionId, userAnswerId)).status).toBe(404);
    expect((await choose(helper.token, other, userAnswerId)).status).toBe(404);
    expect((await choose(advisor.token, questionId, userAnswerId)).error.code).toBe('author-chooses');
    b.clock.advance(communityLimits.acceptedByStaffAfterDays * 86_400);
    const late = await makePerson(b, { roles: ['advisor'] });
    expect((await choose(late.token, questionId, userAnswerId)).body.acceptedAnswerId).toBe(userAnswerId);
    const params = { ...here(), questionId, id: userAnswerId };
    await call(b, removeAnswer, { params }, late.token);
    expect((await seen(questionId)).body).toMatchObject({ acceptedAnswerId: null, answerCount: 0 });
  },
);

test('a changed answer says so after five minutes, from the version that was read', async () => {
  const b = backend.current;
  const [author, helper] = [await makeWriter(b), await makeWriter(b)];
  const { questionId } = await ask(author.token, { title: 'What changes here?' });
  const { userAnswerId } = (await answer(helper.token, questionId, 'First')).body;
  const edit = (words: string, version: number) =>
    call(
      b,
      change,
      { params: { ...here(), questionId, id: userAnswerId }, body: { answer: words }, version },
      helper.token,
    );
  expect((await edit('Second', 1)).body).toMatchObject({ answer: 'Second', version: 2, editedAt: null });
  expect((await edit('Third', 1)).error.code).toBe('stale-version');
  b.clock.advance(communityLimits.silentEditMinutes * 60 + 1);
  expect((await edit('Third', 2)).body.editedAt).toBe(b.clock.now().toISOString());
  const params = { ...here(), questionId };
  const told = await call(
    b,
    update,
    { params, body: { title: 'What changed here?' }, version: 1 },
    author.token,
  );
  expect(told.body.editedAt).toBe(b.clock.now().toISOString());
});

test(
  'questions that ask the same are found in another spelling, open ones only',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const [author, advisor] = [await makeWriter(b), await advisorOf()];
    const asked = await ask(author.token, { title: 'តើរៀន IT ចាំបាច់ពូកែគណិតវិទ្យាដែរឬទេ' });
    await ask(author.token, { title: 'សាលាភាសាអង់គ្លេសល្អនៅសៀមរាប' });
    const like = async (text: string) =>
      (await call(b, similar, { params: here(), query: { text } })).body.data.map(
        ({ questionId }) => questionId,
      );
    expect(await like('រៀនអាយធីត្រូវពូកែគណិតវិទ្យាទេ?')).toEqual([asked.questionId]);
    expect(await like('\u200b')).toEqual([]);
    await decideOn(advisor.token, 'question', asked.questionId, 'hide');
    expect(await like('រៀនអាយធីត្រូវពូកែគណិតវិទ្យាទេ?')).toEqual([]);
  },
);

test('a duplicate leads to the other question, and comes back when it is shown again', async () => {
  const b = backend.current;
  const [author, advisor] = [await makeWriter(b), await advisorOf()];
  const target = await ask(author.token, { title: 'How much is a dormitory?' });
  const twin = await ask(author.token, { title: 'What does a dormitory cost?' });
  const into = (questionId: string, other: string) =>
    call(b, merge, { params: { questionId }, body: { into: other }, version: 1 }, advisor.token);
  expect((await into(twin.questionId, twin.questionId)).error.code).toBe('not-mergeable');
  expect((await into(twin.questionId, target.questionId)).body).toMatchObject({
    state: 'merged',
    mergedInto: target.questionId,
  });
  expect((await seen(twin.questionId)).body.mergedInto).toBe(target.questionId);
  expect((await into(target.questionId, twin.questionId)).error.code).toBe('not-mergeable');
  const open = await call(b, search, { params: here(), query: { keyword: 'dormitory' } });
  expect(open.body.questions.countTotal).toBe(1);
  await decideOn(advisor.token, 'question', twin.questionId, 'hide');
  await decideOn(advisor.token, 'question', twin.questionId, 'release');
  expect((await seen(twin.questionId)).body).toMatchObject({ state: 'open', mergedInto: null });
});

test('one’s own and followed questions are listed wherever they were asked', async () => {
  const b = backend.current;
  const [asker, reader] = [await makeWriter(b), await makePerson(b)];
  const { id: schoolId } = await makeSchool(b);
  const subjectId = await makeProgram(b, schoolId, { name: 'Bachelor of Kites' });
  const params = { orgId: schoolId, subjectId };
  const input = { params, body: { title: 'How long do kites take?' }, idempotencyKey: randomUUID() };
  const { questionId } = (await call(b, create, input, asker.token)).body;
  await call(b, follow, { params: { questionId }, body: { on: true } }, reader.token);
  const listed = async (token: string, query: Parameters<typeof call<typeof search>>[2]['query']) =>
    (await call(b, search, { params: here(), query }, token)).body.questions.data.map(
      ({ source }) => source.title,
    );
  expect(await listed(asker.token, { mine: 'true', state: 'all' })).toContain('How long do kites take?');
  expect(await listed(reader.token, { followed: 'true' })).toEqual(['How long do kites take?']);
  expect(await listed(reader.token, {})).not.toContain('How long do kites take?');
});

test('tags are counted over their spellings and replaced by staff', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const [author, advisor] = [await makeWriter(b), await advisorOf()];
  const { questionId } = await ask(author.token, { title: 'One with a tag', tags: ['Countable'] });
  await ask(author.token, { title: 'Another with a tag', tags: ['countable'] });
  const counted = await call(b, tags, { params: here() });
  expect(counted.body.data.find(({ tag }) => /countable/i.test(tag))?.count).toBe(2);
  const change = { params: { questionId }, body: { tags: ['Other'] }, version: 1 };
  expect((await call(b, retag, change, author.token)).status).toBe(404);
  expect((await call(b, retag, change, advisor.token)).body.tags).toEqual(['Other']);
});

test('unanswered questions come the oldest first', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const author = await makeWriter(b);
  const old = await ask(author.token, { title: 'An old matter', tags: ['waiting'] });
  b.clock.advance(60);
  const { token } = await makeWriter(b);
  const young = await ask(token, { title: 'A young matter', tags: ['waiting'] });
  const waiting = async () =>
    (
      await call(b, search, {
        params: here(),
        query: { unanswered: 'true', sort: 'oldest', tags: 'waiting' },
      })
    ).body.questions.data.map(({ source }) => source.questionId);
  expect(await waiting()).toEqual([old.questionId, young.questionId]);
  await answer(token, old.questionId, 'Here it is');
  expect(await waiting()).toEqual([young.questionId]);
});

test(
  'a question that older words have read is found once its terms are renewed',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { token } = await makeWriter(b);
    const { questionId } = await ask(token, { title: 'What is the last day for the school in Pailin?' });
    await b.deps.db
      .update(questions)
      .set({ terms: ['old'], termsBy: 0 })
      .where(eq(questions.id, questionId));
    const found = async () =>
      (await call(b, similar, { params: here(), query: { text: 'ថ្ងៃផុតកំណត់នៅប៉ៃលិន' } }, token)).body.data;
    expect(await found()).toEqual([]);
    expect(await renewTerms(b.deps)).toBeGreaterThan(0);
    expect(await found()).toMatchObject([{ questionId }]);
    expect(await renewTerms(b.deps)).toBe(0);
  },
);
