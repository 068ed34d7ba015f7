import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { contentResource } from '@/lib/contract/articles/content';
import { siteTextsResource } from '@/lib/contract/articles/site-texts';
import { changedTags } from '@/tests/support/tags';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { list, create, get, update, remove } = siteTextsResource.endpoints;
type Draft = Parameters<typeof call<typeof create>>[2]['body'];

let advisor: Person;
beforeAll(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
});

const draft = (overrides: Partial<Draft> = {}): Draft => ({
  kind: 'faq',
  slug: `question-${randomUUID()}`,
  section: 'admission',
  order: 1,
  status: 'active',
  title_en: 'How do I apply?',
  title_kh: 'តើខ្ញុំដាក់ពាក្យដូចម្តេច?',
  description_en: '',
  description_kh: '',
  body_en: 'Choose a school.',
  body_kh: 'សូមជ្រើសរើសសាលា។',
  ...overrides,
});

const post = (body: Draft) =>
  call(backend.current, create, { body, idempotencyKey: randomUUID() }, advisor.token);
type Query = NonNullable<Parameters<typeof call<typeof list>>[2]['query']>;
const find = async (query: Partial<Query>, as?: Person) =>
  (await call(backend.current, list, { query: { status: 'active', ...query } }, as?.token)).body.data;

test('a new text is found by kind, section and words, and by the content query', async () => {
  const slug = `question-${randomUUID()}`;
  const { status, body } = await post(draft({ slug, body_kh: 'សូមជ្រើសរើសវិទ្យាស្ថាន។' }));
  expect([status, body.version]).toEqual([201, 1]);
  expect(await changedTags(backend.current)).toEqual(expect.arrayContaining(['site-texts']));
  const byWord = await find({ kind: 'faq', section: 'admission', keyword: 'វិទ្យាស្ថាន' });
  expect(byWord.map((each) => each.slug)).toEqual([slug]);
  expect(await find({ kind: 'faq', section: 'student-loan', slug })).toEqual([]);
  const asked = await call(backend.current, contentResource.endpoints.query, {
    body: { path: `/faq/${slug}`, locale: 'en', text: true },
  });
  expect(asked.body.data).toMatchObject([{ title: 'How do I apply?', text: 'Choose a school.' }]);
});

test('an inactive text is for advisors who ask for it, and for no content query', async () => {
  const slug = `question-${randomUUID()}`;
  await post(draft({ slug, status: 'inactive' }));
  expect(await find({ slug, status: 'all' })).toEqual([]);
  expect(await find({ slug }, advisor)).toEqual([]);
  expect(await find({ slug, status: 'all' }, advisor)).toHaveLength(1);
  const asked = await call(backend.current, contentResource.endpoints.query, {
    body: { path: `/faq/${slug}` },
  });
  expect(asked.body.countTotal).toBe(0);
});

test('a change needs the version that was read', async () => {
  const { body: text } = await post(draft());
  const params = { id: text.id };
  const change = (version: number) =>
    call(backend.current, update, { params, body: { order: 7 }, version }, advisor.token);
  expect((await change(1)).body).toMatchObject({ order: 7, version: 2, title_en: text.title_en });
  expect((await change(1)).status).toBe(412);
  await call(backend.current, remove, { params }, advisor.token);
  expect((await call(backend.current, get, { params }, advisor.token)).status).toBe(404);
});

test('a text without an address gets one of its English title or release, free among its kind', async () => {
  const title_en = `How long is a term in ${randomUUID()}?`;
  const { slug: _slug, ...nameless } = draft({ title_en });
  const wanted = title_en.toLowerCase().replaceAll(' ', '-').replace('?', '').slice(0, 70);
  expect((await post(nameless)).body.slug).toBe(wanted);
  expect((await post(nameless)).body.slug).toBe(`${wanted}-2`);
  expect((await post({ ...nameless, kind: 'help', section: null })).body.slug).toBe(wanted);
  const notes = await post({ ...nameless, kind: 'release-notes', section: null, release: '2031-02-03' });
  expect(notes.body.slug).toBe('2031-02-03');
  const params = { id: notes.body.id };
  const changed = await call(
    backend.current,
    update,
    { params, body: { order: 3 }, version: 1 },
    advisor.token,
  );
  expect(changed.body.slug).toBe('2031-02-03');
});

test('fields say what is wrong with them', async () => {
  const refused = async (overrides: Partial<Draft>) => {
    const answer = await post(draft(overrides));
    expect(answer.status).toBe(422);
    return (answer.body as unknown as { issues: { path: string; code: string }[] }).issues;
  };
  expect(await refused({ section: null })).toEqual([{ path: 'section', code: 'required' }]);
  expect(await refused({ kind: 'release-notes', release: null })).toEqual([
    { path: 'release', code: 'required' },
  ]);
  expect(await refused({ body_en: 'A <b>bold</b> word' })).toMatchObject([
    { path: 'body_en', code: 'html-not-allowed' },
  ]);
  const slug = `question-${randomUUID()}`;
  await post(draft({ slug }));
  expect(await refused({ slug })).toEqual([{ path: 'slug', code: 'taken' }]);
});
