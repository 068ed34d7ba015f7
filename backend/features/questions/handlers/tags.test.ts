import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { communityResource } from '@/lib/contract/questions/community';
import { questionsResource } from '@/lib/contract/questions/questions';
import { tagsResource } from '@/lib/contract/questions/tags';
import { reportsResource } from '@/lib/contract/review/reports';
import { auditLog, notifications, questions } from '@/backend/db/schema';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const api = tagsResource.endpoints;
const { create, search } = questionsResource.endpoints;
const { tags: listed, retag } = communityResource.endpoints;

let staff: Person;
let orgId: string;
let subjectId: string;
let counter = 0;
beforeEach(async () => {
  const { env } = backend.current.deps;
  orgId = env.ORGANIZATION_ID;
  subjectId = env.CONNECT_SUBJECT_ID;
  staff = await makePerson(backend.current, { roles: ['advisor'] });
});

const fresh = (word: string) => `${word}${(counter += 1)}`;
/** A question of staff is shown at once, one of a new student waits. */
const ask = async (tags: string[], by: Person = staff) => {
  const body = { title: `Question number ${(counter += 1)} of ours?`, tags };
  const input = { params: { orgId, subjectId }, body, idempotencyKey: randomUUID() };
  return (await call(backend.current, create, input, by.token)).body;
};
const follow = async (person: Person, tag: string, { on = true, tells = true } = {}) =>
  (await call(backend.current, api.follow, { params: { orgId }, body: { tag, on, tells } }, person.token))
    .body;
const name = (tag: string, en: string, km: string, version = 1) =>
  call(
    backend.current,
    api.name,
    { params: { orgId }, body: { tag, name: { en, km } }, version },
    staff.token,
  );
const merge = (tag: string, into: string) =>
  call(backend.current, api.merge, { params: { orgId }, body: { tag, into } }, staff.token);
const found = async (query: object, person?: Person) => {
  const { body } = await call(backend.current, search, { params: { orgId }, query }, person?.token);
  return body.questions.data.map(({ source }) => source.questionId);
};
const toldOf = async (person: Person, questionId: string) => {
  const rows = await backend.current.deps.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, person.id));
  return rows.filter(({ kind, href }) => kind === 'tag-question' && href.includes(questionId));
};

test('a person follows a tag in any spelling; "my tags" narrows the list, and the bell tells once', async () => {
  const [person, quiet] = [await makePerson(backend.current), await makePerson(backend.current)];
  const tag = fresh('Nursing');
  expect((await follow(person, tag.toUpperCase())).data).toMatchObject([
    { tag: tag.toUpperCase(), tells: true },
  ]);
  await follow(quiet, tag, { tells: false });
  const [mine, other] = [await ask([tag, fresh('Other')]), await ask([fresh('Else')])];
  expect(await found({ myTags: 'true' }, person)).toEqual([mine.questionId]);
  expect(await found({ myTags: 'true' }, staff)).not.toContain(other.questionId);
  expect(await toldOf(person, mine.questionId)).toHaveLength(1);
  expect(await toldOf(quiet, mine.questionId)).toEqual([]);
  expect(await toldOf(staff, mine.questionId)).toEqual([]);
  const { status } = await call(backend.current, search, { params: { orgId }, query: { myTags: 'true' } });
  expect(status).toBe(401);
  expect((await follow(person, tag, { on: false })).data).toEqual([]);
  expect(await found({ myTags: 'true' }, person)).toEqual([]);
});

test('a question that waits is told when it is first shown, and not again', async () => {
  const [person, student] = [await makePerson(backend.current), await makePerson(backend.current)];
  const tag = fresh('Visa');
  await follow(person, tag);
  const { questionId, state } = await ask([tag], student);
  expect(state).toBe('held');
  expect(await toldOf(person, questionId)).toEqual([]);
  for (const decision of ['release', 'hide', 'release']) {
    const rows = [{ kind: 'question', id: questionId, decision, reason: 'Read' }];
    const body = { rows } as never;
    const input = { body, idempotencyKey: randomUUID() };
    await call(backend.current, reportsResource.endpoints.decide, input, staff.token);
  }
  expect(await toldOf(person, questionId)).toHaveLength(1);
});

test(
  'a tag has two names, by which it is found and shown; a name belongs to one tag',
  { tags: 'postgres' },
  async () => {
    const [typed, en, km] = [fresh('grant'), fresh('Scholarship'), fresh('អាហារូបករណ៍')];
    const [first, inKhmer] = [await ask([typed]), await ask([km, typed])];
    expect((await name(typed, en, km)).status).toBe(200);
    for (const tag of [typed, en.toLowerCase(), km])
      expect((await found({ tags: tag })).toSorted()).toEqual(
        [first.questionId, inKhmer.questionId].toSorted(),
      );
    const later = await ask([km, en]);
    expect(later.tags).toHaveLength(1);
    expect(later.tagNames).toEqual([{ en, km }]);
    const query = { limit: 100 };
    const { data } = (await call(backend.current, listed, { params: { orgId }, query })).body;
    expect(data.filter(({ name: both }) => both.en === en)).toMatchObject([{ count: 3, version: 2 }]);
    const other = fresh('Law');
    await ask([other]);
    expect((await name(other, en, fresh('ច្បាប់'))).error.code).toBe('tag-taken');
    expect((await name(fresh('nothing'), 'A', 'B')).status).toBe(404);
    expect((await name(typed, fresh('Aid'), km, 1)).status).toBe(412);
  },
);

test(
  'merged tags: questions and followers move, the old name leads to the new one, and the audit log says so',
  { tags: 'postgres' },
  async () => {
    const [person, both] = [await makePerson(backend.current), await makePerson(backend.current)];
    const [from, into] = [fresh('uni'), fresh('university')];
    const [first, second] = [await ask([from, fresh('x')]), await ask([into, from])];
    await follow(person, from);
    await follow(both, from);
    await follow(both, into);
    expect((await merge(from, into)).status).toBe(200);
    for (const tag of [from, into])
      expect((await found({ tags: tag })).toSorted()).toEqual(
        [first.questionId, second.questionId].toSorted(),
      );
    const [row] = await backend.current.deps.db
      .select()
      .from(questions)
      .where(eq(questions.id, second.questionId));
    expect(row).toMatchObject({ tags: [into], tagsFold: [into] });
    for (const who of [person, both])
      expect(
        (await call(backend.current, api.followed, { params: { orgId } }, who.token)).body.data,
      ).toHaveLength(1);
    const later = await ask([from]);
    expect(await toldOf(person, later.questionId)).toHaveLength(1);
    // A tag that is put on by hand is settled too.
    const params = { questionId: later.questionId };
    const body = { tags: [from, into] };
    const retagged = (
      await call(backend.current, retag, { params, body, version: later.version }, staff.token)
    ).body;
    expect(retagged.tagNames).toEqual([{ en: into, km: into }]);
    expect((await merge(into, from)).error.code).toBe('same-tag');
    const notes = await backend.current.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'tags-merged'));
    expect(notes.at(-1)).toMatchObject({ actorId: staff.id, detail: { questions: 2 } });
  },
);

test('fifty tags are enough', async () => {
  const person = await makePerson(backend.current);
  for (let n = 0; n < 50; n += 1) await follow(person, `many ${n}`);
  const body = { tag: 'one more', on: true, tells: true };
  const { error } = await call(backend.current, api.follow, { params: { orgId }, body }, person.token);
  expect(error.code).toBe('too-many-tags');
});
