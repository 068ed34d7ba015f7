import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { articlesResource } from '@/lib/contract/articles/articles';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { search, create, get, related, update } = articlesResource.endpoints;
type Draft = Parameters<typeof call<typeof create>>[2]['body'];

let advisor: Person;
let orgId: string;
beforeAll(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  orgId = backend.current.deps.env.ORGANIZATION_ID;
});

const post = (overrides: Partial<Draft> = {}) =>
  call(
    backend.current,
    create,
    {
      params: { orgId },
      idempotencyKey: randomUUID(),
      body: {
        type: 'blog',
        status: 'active',
        title_en: `Article ${randomUUID()}`,
        title_kh: 'អត្ថបទ',
        description_en: 'A short text',
        description_kh: 'អត្ថបទខ្លី',
        body_en: 'Text',
        body_kh: 'អត្ថបទ',
        ...overrides,
      },
    },
    advisor.token,
  );
const read = (id: string) => call(backend.current, get, { params: { orgId, id }, query: {} });
const issuesOf = (answer: { status: number; body: unknown }) => [
  answer.status,
  (answer.body as { issues: unknown }).issues,
];

test('a former address leads to the article under its present one, until another takes it', async () => {
  const { body: article } = await post({ slug: 'first-address' });
  const rename = (slug: string, version: number) =>
    call(
      backend.current,
      update,
      { params: { orgId, id: article.id }, body: { slug }, version },
      advisor.token,
    );
  await rename('second-address', 1);
  await rename('third-address', 2);
  for (const slug of ['first-address', 'second-address', 'third-address'])
    expect((await read(slug)).body.slug, slug).toBe('third-address');
  await rename('first-address', 3);
  expect((await read('third-address')).body.slug).toBe('first-address');
  const { body: other } = await post({ slug: 'second-address' });
  expect((await read('second-address')).body.id).toBe(other.id);
  expect((await read('fourth-address')).status).toBe(404);
});

test('a former address of an unpublished article tells nobody of it', async () => {
  const { body: article } = await post({ slug: 'hidden-before', status: 'inactive' });
  await call(
    backend.current,
    update,
    { params: { orgId, id: article.id }, body: { slug: 'hidden-after' }, version: 1 },
    advisor.token,
  );
  expect((await read('hidden-before')).status).toBe(404);
});

test('topics filter a list, and tags of either language are found', async () => {
  const tag = `tag${randomUUID().slice(0, 8)}`;
  const { body: article } = await post({ topics: ['relationships'], tags_en: [tag], tags_kh: ['មិត្តភាព'] });
  const idsOf = async (query: Parameters<typeof call<typeof search>>[2]['query']) =>
    (await call(backend.current, search, { query })).body.data.map(({ id }) => id);
  expect(await idsOf({ topic: 'relationships' })).toEqual([article.id]);
  expect(await idsOf({ keyword: tag.toUpperCase() })).toEqual([article.id]);
  expect(await idsOf({ keyword: 'មិត្តភាព' })).toEqual([article.id]);
});

test('reading time follows the text of each language and its changes', async () => {
  const { body: article } = await post({ body_en: 'word '.repeat(1_000) });
  expect([article.minutes_en, article.minutes_kh]).toEqual([5, 1]);
  const changed = await call(
    backend.current,
    update,
    { params: { orgId, id: article.id }, body: { body_en: 'Short' }, version: 1 },
    advisor.token,
  );
  expect(changed.body.minutes_en).toBe(1);
});

test('a text published in one language only needs that text, and a cover its description', async () => {
  expect((await post({ publishedIn: 'en', body_kh: '' })).body.publishedIn).toBe('en');
  expect(issuesOf(await post({ publishedIn: 'kh', body_kh: '' }))).toEqual([
    422,
    [{ path: 'body_kh', code: 'required' }],
  ]);
  const coverUrl = '/storage/public/cover.webp';
  expect(issuesOf(await post({ coverUrl, coverAlt_en: 'Two students' }))).toEqual([
    422,
    [{ path: 'coverAlt_kh', code: 'required' }],
  ]);
  const one = await post({ coverUrl, coverAlt_en: 'Two students', publishedIn: 'en' });
  expect([one.status, one.body.coverAlt_en]).toEqual([201, 'Two students']);
});

test('related articles share a topic, are public, and are not the article itself', async () => {
  const { body: article } = await post({ topics: ['internships', 'financial'] });
  const { body: alike } = await post({ type: 'job', topics: ['internships'] });
  await post({ topics: ['health-and-wellness'] });
  await post({ topics: ['internships'], status: 'inactive' });
  const answer = await call(
    backend.current,
    related,
    { params: { orgId, id: article.id }, query: {} },
    advisor.token,
  );
  expect(answer.body.data.map(({ id }) => id)).toEqual([alike.id]);
});

test('what is over leaves the list of open ones', async () => {
  const day = 86_400_000;
  const now = backend.current.clock.now().getTime();
  const at = (days: number) => new Date(now + days * day).toISOString();
  const { body: over } = await post({ type: 'scholarship', endsAt: at(-1) });
  const { body: open } = await post({ type: 'scholarship', endsAt: at(1) });
  const { body: event } = await post({ type: 'event', startsAt: at(-2), endsAt: at(2) });
  const idsOf = async (query: Parameters<typeof call<typeof search>>[2]['query']) =>
    (await call(backend.current, search, { query })).body.data.map(({ id }) => id);
  expect(await idsOf({ type: 'scholarship', when: 'open', order: 'endsAt', sort: 'asc' })).toEqual([open.id]);
  expect(await idsOf({ type: 'scholarship' })).toContain(over.id);
  expect(await idsOf({ type: 'event', when: 'open' })).toEqual([event.id]);
});
