import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { questions, users } from '@/backend/db/schema';
import { orientationResource } from '@/lib/contract/orientation/orientation';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeQuestionnaire, subjectOf, type TestItem } from '@/tests/support/orientation';

const backend = useTestBackend();
const { calculateHolland, calculatePersonality, holland, personality, usersResult } =
  orientationResource.endpoints;

const items: Record<'holland' | 'personality', TestItem[]> = { holland: [], personality: [] };
beforeAll(async () => {
  items.holland = await makeQuestionnaire(backend.current, 'holland');
  items.personality = await makeQuestionnaire(backend.current, 'personality');
});

const params = () => ({ orgId: backend.current.deps.env.ORGANIZATION_ID });
const answersOf = (test: 'holland' | 'personality', value: (item: TestItem) => number) =>
  items[test].map((item) => ({ questionId: item.questionId, answer: value(item) }));
/** 40 for I, 30 for S and A, 10 for the rest. */
const curious = () => answersOf('holland', ({ scale }) => ({ I: 4, S: 3, A: 3 })[scale] ?? 1);
const takeHolland = (answers: ReturnType<typeof curious>, studentId?: string, token?: string) =>
  call(backend.current, calculateHolland, { body: { answers, studentId } }, token);
const takePersonality = (answers: ReturnType<typeof curious>, studentId?: string, token?: string) =>
  call(backend.current, calculatePersonality, { body: { answers, studentId } }, token);

test('a visitor gets the career interests, with ties shown, and nothing is kept', async () => {
  const answer = await takeHolland(curious());
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    recordId: null,
    userId: null,
    studentId: null,
    subjectId: subjectOf(backend.current, 'holland'),
    result: {
      code: 'IAS',
      scores: { R: 10, I: 40, A: 30, S: 30, E: 10, C: 10 },
      ties: [['A', 'S']],
      spread: 30,
      flat: false,
    },
  });
  expect([answer.body.result.majors.length, answer.body.result.occupations.length]).toEqual([10, 12]);
  const same = await takeHolland(curious().toReversed());
  expect(same.body.result).toEqual(answer.body.result);
  const flat = await takeHolland(answersOf('holland', () => 2));
  expect(flat.body.result).toMatchObject({ code: 'RIA', flat: true, majors: [], occupations: [] });
});

test('a visitor gets the personality, reversed statements mirrored, the middle shown as balanced', async () => {
  const towardsFirst = answersOf('personality', ({ reversed, scale }) =>
    scale === 'TF' ? 3 : reversed ? 1 : 5,
  );
  const { body } = await takePersonality(towardsFirst);
  expect(body.result).toMatchObject({
    code: 'ESFJ-A',
    type: 'ESFJ',
    identity: 'A',
    scores: { EI: 50, SN: 50, TF: 30, JP: 50, AT: 50 },
  });
  expect(body.result.axes.map(({ percentage, balanced }) => [percentage, balanced])).toEqual([
    [100, false],
    [100, false],
    [50, true],
    [100, false],
    [100, false],
  ]);
  expect(body.result.majors[0]).toMatchObject({ code: 'nursing', match: null });
});

test('missing, doubled, unknown and impossible answers are named, and nothing is scored', async () => {
  const answers = curious();
  const [first, second, third] = answers;
  if (!first || !second || !third) throw new Error('The questionnaire is empty.');
  const stranger = { questionId: randomUUID(), answer: 1 };
  const refused = await takeHolland(
    [...answers.slice(1), second, stranger].map((item) => (item === third ? { ...item, answer: 5 } : item)),
  );
  expect(refused.status).toBe(422);
  expect(refused.error.issues).toEqual([
    { path: `answers.${first.questionId}`, code: 'missing' },
    { path: `answers.${second.questionId}`, code: 'doubled' },
    { path: `answers.${third.questionId}`, code: 'out-of-range' },
    { path: `answers.${stranger.questionId}`, code: 'unknown' },
  ]);
  expect((await takePersonality([])).error.issues).toHaveLength(50);
  expect((await takeHolland([])).error.issues).toHaveLength(60);
});

test('with one’s own studentId the result is kept, and a new one takes its place', async () => {
  const b = backend.current;
  const [student, other, advisor] = [
    await makePerson(b),
    await makePerson(b),
    await makePerson(b, { roles: ['advisor'] }),
  ];
  expect((await takeHolland(curious(), student.id)).status).toBe(401);
  for (const { token } of [other, advisor])
    expect((await takeHolland(curious(), student.id, token)).status).toBe(404);
  const before = await call(b, holland, { params: params() }, student.token);
  expect([before.status, before.body]).toEqual([200, null]);
  const ofStudent = { userId: student.id };
  expect((await call(b, holland, { params: params(), query: ofStudent }, advisor.token)).status).toBe(404);
  const first = await takeHolland(curious(), student.id, student.token);
  b.clock.advance(60);
  const again = await takeHolland(
    answersOf('holland', ({ scale }) => (scale === 'C' ? 4 : 0)),
    student.id,
    student.token,
  );
  expect(again.body).toMatchObject({
    recordId: first.body.recordId,
    userId: student.id,
    studentId: student.id,
    result: { code: 'CRI' },
  });
  const query = { subjectId: subjectOf(b, 'holland'), userId: student.id };
  expect((await call(b, holland, { params: params(), query }, student.token)).body).toEqual(again.body);
  expect((await call(b, holland, { params: params(), query }, advisor.token)).body).toEqual(again.body);
  expect((await call(b, holland, { params: params(), query }, other.token)).status).toBe(404);
  const wrongTest = { ...query, subjectId: subjectOf(b, 'personality') };
  expect((await call(b, holland, { params: params(), query: wrongTest }, student.token)).status).toBe(404);
  expect((await call(b, personality, { params: params(), query: ofStudent }, student.token)).body).toBeNull();
  const kept = await takePersonality(
    answersOf('personality', () => 3),
    student.id,
    student.token,
  );
  const seen = await call(b, personality, { params: params() }, student.token);
  expect([seen.body?.result.code, seen.body]).toEqual(['INFP-T', kept.body]);
});

test(
  'earlier results stay readable, latest first, twenty at most; the same answers again add none',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const student = await makePerson(b);
    const take = async (best: string) => {
      b.clock.advance(20);
      const answers = answersOf('holland', ({ scale }) => (best.includes(scale) ? 4 : 1));
      return (await takeHolland(answers, student.id, student.token)).body;
    };
    const [one, two] = [await take('R'), await take('S')];
    expect(one.earlier).toEqual([]);
    expect(two.earlier).toEqual([{ code: 'RIA', scores: one.result.scores, takenAt: one.takenAt }]);
    expect((await take('S')).earlier).toEqual(two.earlier);
    await Promise.all(Array.from({ length: 5 }, () => take('S')));
    const kept = await call(b, holland, { params: params() }, student.token);
    expect(kept.body?.earlier).toEqual(two.earlier);
    for (let round = 0; round < 12; round += 1) await take(round % 2 ? 'A' : 'IC');
    const long = await take('E');
    for (let round = 0; round < 12; round += 1) await take(round % 2 ? 'A' : 'IC');
    const { earlier = [] } = (await call(b, holland, { params: params() }, student.token)).body ?? {};
    expect(earlier).toHaveLength(20);
    expect(earlier.map(({ code }) => code)).toContain(long.result.code);
    expect(earlier.map(({ takenAt }) => takenAt)).toEqual(
      earlier
        .map(({ takenAt }) => takenAt)
        .toSorted()
        .toReversed(),
    );
  },
);

test('fifty results of one person at once are one record', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const student = await makePerson(b);
  const all = await Promise.all(
    Array.from({ length: 50 }, () => takeHolland(curious(), student.id, student.token)),
  );
  expect(new Set(all.map(({ status, body }) => `${status} ${body.recordId}`)).size).toBe(1);
});

test(
  'advisors list who has which result, by test and by name in both scripts',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const school = await makeSchool(b);
    const advisor = await makePerson(b, { roles: ['advisor'] });
    const admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
    const student = await makePerson(b);
    await b.deps.db
      .update(users)
      .set({ firstName: 'Bopha', lastName: 'Rith', firstNameKm: 'បុប្ផា', lastNameKm: 'រិទ្ធ' })
      .where(eq(users.id, student.id));
    b.clock.advance(600);
    await takeHolland(curious(), student.id, student.token);
    b.clock.advance(60);
    await takePersonality(
      answersOf('personality', () => 3),
      student.id,
      student.token,
    );
    const read = (
      query: Parameters<typeof call<typeof usersResult>>[2]['query'],
      token = advisor.token,
      orgId = params().orgId,
    ) => call(b, usersResult, { params: { orgId }, query }, token);
    const found = await read({ keyword: 'រិទ្ធ បុប្ផា' });
    expect(found.body.data.map(({ test: name, code, user }) => [name, code, user.userId])).toEqual([
      ['personality', 'INFP-T', student.id],
      ['holland', 'IAS', student.id],
    ]);
    expect(Object.keys(found.body.data[0]?.user ?? {})).not.toContain('phone');
    const one = await read({ keyword: 'bopha', filter: `subjectId#${subjectOf(b, 'holland')}` });
    expect([one.body.countTotal, one.body.data[0]?.test]).toEqual([1, 'holland']);
    expect(
      (await read({ start: 1, limit: 1, keyword: 'Bopha Rith' })).body.data.map(({ test: name }) => name),
    ).toEqual(['holland']);
    expect((await read({ filter: 'subjectId#1' as `subjectId#${string}` })).status).toBe(400);
    expect((await read({ limit: 1001 })).status).toBe(400);
    expect((await read({}, student.token)).status).toBe(403);
    expect((await read({}, admin.token)).status).toBe(404);
    expect((await read({}, advisor.token, randomUUID())).status).toBe(404);
    expect((await read({}, admin.token, school.id)).body).toEqual({
      data: [],
      countTotal: 0,
      distribution: [],
    });
  },
);

test('while a questionnaire lacks a statement it is not scored', async () => {
  const b = backend.current;
  const last = items.holland.at(-1);
  await b.deps.db.delete(questions).where(eq(questions.id, last?.questionId ?? ''));
  const refused = await takeHolland(curious());
  expect([refused.status, refused.error.code]).toEqual([409, 'questionnaire-not-ready']);
});
