import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { seedRuns, siteTexts } from '@/backend/db/schema';
import { insertSiteTexts } from '@/backend/features/articles/seed/insert-site-texts';
import { announceDueTexts } from '@/backend/features/articles/services/due-texts';
import { contentResource } from '@/lib/contract/articles/content';
import { siteTextsResource } from '@/lib/contract/articles/site-texts';
import { articleVersionsResource, siteTextVersionsResource } from '@/lib/contract/articles/text-versions';
import { articlesResource } from '@/lib/contract/articles/articles';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { changedTags } from '@/tests/support/tags';

const backend = useTestBackend();
const texts = siteTextsResource.endpoints;
const textVersions = siteTextVersionsResource.endpoints;
const articles = articlesResource.endpoints;
const articleVersions = articleVersionsResource.endpoints;
const inAnHour = () => new Date(backend.current.clock.now().getTime() + 3_600_000).toISOString();

let advisor: Person;
let orgId: string;
beforeAll(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  orgId = backend.current.deps.env.ORGANIZATION_ID;
});

type TextDraft = Parameters<typeof call<typeof texts.create>>[2]['body'];
const question = (overrides: Partial<TextDraft> = {}): TextDraft => ({
  kind: 'faq',
  slug: `question-${randomUUID()}`,
  section: 'admission',
  order: 1,
  status: 'active',
  title_en: 'When?',
  title_kh: 'ពេលណា?',
  description_en: '',
  description_kh: '',
  body_en: 'In May.',
  body_kh: 'ខែឧសភា។',
  ...overrides,
});
const write = (body: TextDraft) =>
  call(backend.current, texts.create, { body, idempotencyKey: randomUUID() }, advisor.token);
const asReader = async (slug: string) =>
  (await call(backend.current, texts.list, { query: { slug, status: 'active' } })).body.data;
const inContent = async (slug: string, locale: 'km' | 'en') => {
  const body = { path: `/faq/${slug}`, locale };
  return (await call(backend.current, contentResource.endpoints.query, { body })).body.countTotal;
};

type ArticleDraft = Parameters<typeof call<typeof articles.create>>[2]['body'];
const article = (overrides: Partial<ArticleDraft> = {}): ArticleDraft => ({
  type: 'blog',
  status: 'active',
  title_en: `Study ${randomUUID()}`,
  title_kh: 'រៀន',
  description_en: 'Short',
  description_kh: 'ខ្លី',
  body_en: 'English text',
  body_kh: 'អត្ថបទខ្មែរ',
  ...overrides,
});
const writeArticle = (body: ArticleDraft) =>
  call(
    backend.current,
    articles.create,
    { params: { orgId }, body, idempotencyKey: randomUUID() },
    advisor.token,
  );

test('each change of a question is a version with its author; an earlier one can be written back', async () => {
  const { body: first } = await write(question());
  const params = { id: first.id };
  const change = (body: Partial<TextDraft>, version: number) =>
    call(backend.current, texts.update, { params, body, version }, advisor.token);
  await change({ body_en: 'In June.' }, 1);
  const { body: versions } = await call(backend.current, textVersions.list, { params }, advisor.token);
  expect(versions.countTotal).toBe(2);
  expect(versions.data.map(({ version, author }) => [version, author?.name])).toEqual([
    [2, 'Sok Dara'],
    [1, 'Sok Dara'],
  ]);
  const old = await call(
    backend.current,
    textVersions.get,
    { params: { ...params, version: '1' } },
    advisor.token,
  );
  expect(old.body.body_en).toBe('In May.');
  expect((await change(old.body, 2)).body).toMatchObject({ body_en: 'In May.', version: 3 });
  const unknown = await call(
    backend.current,
    textVersions.get,
    { params: { ...params, version: '9' } },
    advisor.token,
  );
  expect(unknown.status).toBe(404);
});

test('a version of an article holds all that staff wrote of it', async () => {
  const { body: first } = await writeArticle(article({ tags_en: ['exam'], place_en: 'Room 1' }));
  const params = { orgId, id: first.id };
  await call(
    backend.current,
    articles.update,
    { params, body: { body_kh: 'ថ្មី', tags_en: [] }, version: 1 },
    advisor.token,
  );
  const { body: versions } = await call(backend.current, articleVersions.list, { params }, advisor.token);
  expect(versions.data.map(({ version }) => version)).toEqual([2, 1]);
  const { body: old } = await call(
    backend.current,
    articleVersions.get,
    { params: { ...params, version: '1' } },
    advisor.token,
  );
  expect(old).toMatchObject({ body_kh: 'អត្ថបទខ្មែរ', tags_en: ['exam'], place_en: 'Room 1', slug: first.slug });
});

test('a question published in one language is empty in the other to readers, and whole to advisors', async () => {
  const slug = `question-${randomUUID()}`;
  const { body } = await write(question({ slug, publishedIn: 'en', body_kh: 'សេចក្តីព្រាង' }));
  expect(await asReader(slug)).toMatchObject([{ body_en: 'In May.', body_kh: '', title_kh: 'ពេលណា?' }]);
  const own = await call(backend.current, texts.get, { params: { id: body.id } }, advisor.token);
  expect(own.body.body_kh).toBe('សេចក្តីព្រាង');
  expect([await inContent(slug, 'en'), await inContent(slug, 'km')]).toEqual([1, 0]);
});

test('an article’s language that is not published yet stays with its staff', async () => {
  const { body } = await writeArticle(article({ publishedIn: 'kh', body_en: 'Unfinished' }));
  const params = { orgId, id: body.id };
  const read = async (token?: string) =>
    (await call(backend.current, articles.get, { params }, token)).body.body_en;
  expect([await read(), await read(advisor.token)]).toEqual(['', 'Unfinished']);
});

test('a published language needs its text, a draft does not', async () => {
  const missing = await write(question({ body_kh: '' }));
  expect(missing.error.issues).toEqual([{ path: 'body_kh', code: 'required' }]);
  expect((await write(question({ body_kh: '', publishedIn: 'en' }))).status).toBe(201);
  expect((await write(question({ body_kh: '', body_en: '', status: 'inactive' }))).status).toBe(201);
  const articleMissing = await writeArticle(article({ body_en: ' ' }));
  expect(articleMissing.error.issues).toEqual([{ path: 'body_en', code: 'required' }]);
});

test('what is scheduled appears at its hour, and its pages are made again then, once', async () => {
  const slug = `question-${randomUUID()}`;
  await write(question({ slug, published_date: inAnHour() }));
  const { body: later } = await writeArticle(article({ published_date: inAnHour() }));
  expect(await asReader(slug)).toEqual([]);
  expect(await inContent(slug, 'en')).toBe(0);
  const scheduled = async (token?: string) => {
    const query = { status: 'scheduled' as const };
    const found = await call(backend.current, texts.list, { query }, token);
    const news = await call(backend.current, articles.list, { params: { orgId }, query }, token);
    return [found.body.data.map((text) => text.slug), news.body.data.map(({ id }) => id)];
  };
  expect(await scheduled(advisor.token)).toEqual([[slug], [later.id]]);
  expect(await scheduled()).toEqual([[], []]);
  expect(await announceDueTexts(backend.current.deps)).toBe(0);
  backend.current.clock.advance(3_601);
  const before = (await changedTags(backend.current)).length;
  expect(await announceDueTexts(backend.current.deps)).toBe(2);
  expect(await asReader(slug)).toHaveLength(1);
  expect((await changedTags(backend.current)).slice(before)).toEqual(['articles', 'site-texts']);
  expect(await announceDueTexts(backend.current.deps)).toBe(0);
});

test('a text that an advisor removed is not laid down again by a later release', async () => {
  const { deps } = backend.current;
  await insertSiteTexts(deps);
  const remover = await makePerson(backend.current, { roles: ['advisor'] });
  const [text] = (
    await call(backend.current, texts.list, { query: { kind: 'help', status: 'active', limit: 1 } })
  ).body.data;
  if (!text) throw new Error('The site begins without help.');
  const removed = await call(backend.current, texts.remove, { params: { id: text.id } }, remover.token);
  expect(removed.status).toBe(200);
  await deps.db.update(seedRuns).set({ version: 'older' }).where(eq(seedRuns.name, 'site-texts'));
  await insertSiteTexts(deps);
  expect(await deps.db.select().from(siteTexts).where(eq(siteTexts.id, text.id))).toEqual([]);
  expect(await asReader(text.slug)).toEqual([]);
});
