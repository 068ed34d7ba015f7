import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { articlesResource } from '@/lib/contract/articles/articles';
import { articleTypes } from '@/lib/domain/articles/article-search';
import { pageSizes } from '@/lib/domain/limits/lists';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { changedTags } from '@/tests/support/tags';

const backend = useTestBackend();
const { search, list, create, get, update, remove } = articlesResource.endpoints;
type Draft = Parameters<typeof call<typeof create>>[2]['body'];

let advisor: Person;
let own: string;
beforeAll(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  own = backend.current.deps.env.ORGANIZATION_ID;
});

const draft = (overrides: Partial<Draft> = {}): Draft => ({
  type: 'blog',
  status: 'active',
  title_en: `Article ${randomUUID()}`,
  title_kh: 'អត្ថបទ',
  description_en: 'A short text',
  description_kh: 'អត្ថបទខ្លី',
  body_en: '## Heading\n\nText with a [link](/explore).',
  body_kh: '## ចំណងជើង\n\nអត្ថបទ',
  ...overrides,
});

const post = (
  body: Draft,
  { as = advisor, orgId = own, key = randomUUID() }: { as?: Person; orgId?: string; key?: string } = {},
) => call(backend.current, create, { params: { orgId }, body, idempotencyKey: key }, as.token);

const find = async (query: Parameters<typeof call<typeof search>>[2]['query'], as?: Person) =>
  (await call(backend.current, search, { query }, as?.token)).body;

test('staff write an article; anybody finds and reads it by id and slug', { tags: 'postgres' }, async () => {
  const answer = await post(draft({ title_en: 'Why Study Nursing?' }));
  expect([answer.status, answer.body.slug, answer.body.version]).toEqual([201, 'why-study-nursing', 1]);
  for (const id of [answer.body.id, 'why-study-nursing']) {
    const read = await call(backend.current, get, { params: { orgId: own, id }, query: { type: 'blog' } });
    expect(read.body).toEqual(answer.body);
  }
  const other = await call(backend.current, get, {
    params: { orgId: own, id: answer.body.id },
    query: { type: 'job' },
  });
  expect(other.status).toBe(404);
  expect(await changedTags(backend.current)).toContain('articles');
});

test('every one of the seven types is found by its type', { tags: 'postgres' }, async () => {
  const school = await makeSchool(backend.current);
  const admin = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
  for (const type of articleTypes) {
    const startsAt = type === 'event' ? '2027-02-01T02:00:00.000Z' : null;
    expect((await post(draft({ type, startsAt }), { as: admin, orgId: school.id })).status).toBe(201);
  }
  for (const type of articleTypes) {
    const found = await find({ organizationId: school.id, type });
    expect(found.data.map((article) => article.type)).toEqual([type]);
  }
  expect((await find({ organizationId: school.slug })).countTotal).toBe(articleTypes.length);
  expect((await find({ organizationId: 'no-such-school' })).countTotal).toBe(0);
});

test(
  'search reads both languages, whatever case and however Khmer was typed',
  { tags: 'postgres' },
  async () => {
    const { body } = await post(
      draft({
        title_en: 'GRANTS Abroad',
        description_en: 'For Engineers',
        title_kh: 'ស្ត្រីនិងអាហារូបករណ៍',
        description_kh: 'ឆ្នាំ ២០២៧',
      }),
    );
    for (const keyword of ['grants', 'engineeRS', 'អាហារូបករណ៍', 'អាហារូប\u200Bករណ៍', 'ស្រ្តី', '2027', '២០២៧']) {
      expect(
        (await find({ keyword })).data.map(({ id }) => id),
        keyword,
      ).toContain(body.id);
    }
    expect((await find({ keyword: 'Heading' })).data.map(({ id }) => id)).not.toContain(body.id);
    expect((await find({ keyword: '%' })).countTotal).toBe(0);
  },
);

test('pages of ten from the first, in a stable order', { tags: 'postgres' }, async () => {
  const school = await makeSchool(backend.current);
  const admin = await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const day = '2026-01-05T00:00:00.000Z';
  for (let made = 0; made < 12; made += 1)
    await post(draft({ published_date: day }), { as: admin, orgId: school.id });
  const query = { organizationId: school.id };
  const first = await find(query);
  expect([first.data.length, first.countTotal]).toEqual([pageSizes.articlesSearch, 12]);
  const second = await find({ ...query, start: 10 });
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(12);
  const backwards = await find({ ...query, sort: 'desc', limit: 100 });
  expect(backwards.data.map(({ id }) => id).reverse()).toEqual(
    [...first.data, ...second.data].map(({ id }) => id),
  );
  expect((await call(backend.current, search, { query: { limit: 101 } })).status).toBe(400);
});

test('what is inactive or lies ahead is for staff of that organization only', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const [admin, stranger] = [
    await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] }),
    await makePerson(b, { roles: ['schoolAdmin', 'advisor'] }),
  ];
  const hidden = (await post(draft({ status: 'inactive' }), { as: admin, orgId: school.id })).body;
  const soon = new Date(b.clock.now().getTime() + 600_000).toISOString();
  const ahead = (await post(draft({ published_date: soon }), { as: admin, orgId: school.id })).body;
  for (const reader of [undefined, stranger]) {
    for (const { id } of [hidden, ahead])
      expect((await call(b, get, { params: { orgId: school.id, id } }, reader?.token)).status).toBe(404);
    expect((await find({ organizationId: school.id, status: 'all' }, reader)).countTotal).toBe(0);
    expect((await find({ organizationId: school.id, status: 'inactive' }, reader)).countTotal).toBe(0);
    expect((await call(b, list, { params: { orgId: school.id } }, reader?.token)).body.countTotal).toBe(0);
  }
  const seen = await call(b, list, { params: { orgId: school.id } }, admin.token);
  expect(seen.body.data.map(({ id }) => id)).toEqual([hidden.id, ahead.id]);
  expect((await call(b, get, { params: { orgId: school.id, id: hidden.id } }, admin.token)).body.id).toBe(
    hidden.id,
  );
  b.clock.advance(601);
  expect((await find({ organizationId: school.id })).data.map(({ id }) => id)).toEqual([ahead.id]);
});

test('an organization’s articles are its own staff’s to write', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const { body } = await post(draft(), { as: admin, orgId: school.id });
  expect((await post(draft(), { orgId: school.id })).status).toBe(404);
  expect((await post(draft(), { as: admin })).status).toBe(404);
  expect((await post(draft(), { orgId: randomUUID() })).status).toBe(404);
  const params = { orgId: school.id, id: body.id };
  expect(
    (await call(b, update, { params, body: { status: 'inactive' }, version: 1 }, advisor.token)).status,
  ).toBe(404);
  expect((await call(b, remove, { params }, advisor.token)).status).toBe(404);
  // The organization in the path is checked too, not only the article.
  const elsewhere = { orgId: own, id: body.id };
  expect((await call(b, remove, { params: elsewhere }, advisor.token)).status).toBe(404);
  expect((await call(b, get, { params: elsewhere })).status).toBe(404);
});

test(
  'a change needs the version that was read, keeps the rest and is found by its new words',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { body } = await post(draft());
    const params = { orgId: own, id: body.id };
    const changed = await call(
      b,
      update,
      { params, body: { title_en: 'Zebra crossing' }, version: 1 },
      advisor.token,
    );
    expect(changed.body).toMatchObject({
      title_en: 'Zebra crossing',
      title_kh: body.title_kh,
      slug: body.slug,
      version: 2,
    });
    expect((await find({ keyword: 'zebra' })).countTotal).toBe(1);
    const stale = await call(b, update, { params, body: { title_en: 'Other' }, version: 1 }, advisor.token);
    expect(stale.status).toBe(412);
    expect((await call(b, remove, { params }, advisor.token)).body).toEqual({ ok: true });
    expect((await call(b, get, { params })).status).toBe(404);
  },
);

test('fields say what is wrong with them', async () => {
  const issueOf = async (overrides: Partial<Draft>) => {
    const { status, error } = await post(draft(overrides));
    // A field may have two issues with the same code.
    return [status, [...new Set(error.issues?.map(({ path, code }) => `${path} ${code}`))]];
  };
  expect(await issueOf({ title_kh: '\u200b ' })).toEqual([422, ['title_kh required']]);
  expect(await issueOf({ type: 'event' })).toEqual([422, ['startsAt required']]);
  const [startsAt, endsAt] = ['2027-02-02T00:00:00.000Z', '2027-02-01T00:00:00.000Z'];
  expect(await issueOf({ startsAt, endsAt })).toEqual([422, ['endsAt before-start']]);
  expect(await issueOf({ published_date: '0000-01-01T00:00:00Z' })).toEqual([
    422,
    ['published_date out-of-range'],
  ]);
  expect(await issueOf({ applyUrl: 'javascript:alert(1)' })).toMatchObject([
    422,
    [expect.stringMatching(/^applyUrl/)],
  ]);
  expect(await issueOf({ coverUrl: '//evil.example/a.png' })).toMatchObject([
    422,
    [expect.stringMatching(/^coverUrl/)],
  ]);
  await post(draft({ slug: 'taken-slug' }));
  expect(await issueOf({ slug: 'taken-slug' })).toEqual([422, ['slug taken']]);
});

test('no HTML and no script address is ever stored', { tags: 'postgres' }, async () => {
  for (const text of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
  ]) {
    const { status, error } = await post(draft({ body_kh: text }));
    expect([status, error.issues?.[0]?.path]).toEqual([422, 'body_kh']);
  }
  const { body } = await post(draft());
  const params = { orgId: own, id: body.id };
  const changed = await call(
    backend.current,
    update,
    { params, body: { body_en: '<b>x</b>' }, version: 1 },
    advisor.token,
  );
  expect([changed.status, changed.error.issues?.[0]?.code]).toEqual([422, 'html-not-allowed']);
});

test(
  'the same key in parallel writes one article; the same title gets a slug of its own',
  { tags: 'postgres' },
  async () => {
    const body = draft({ title_en: 'Twice the same' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(body, { key: 'the-same-article' })),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const again = await post(body);
    expect(again.status).toBe(201);
    expect(again.body.slug).not.toBe(answers[0]?.body.slug);
  },
);
