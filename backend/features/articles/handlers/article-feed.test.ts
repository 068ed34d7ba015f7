import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { articlesResource } from '@/lib/contract/articles/articles';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend();
const feed = async (path: string) => {
  const answer = await backend.current.app.request(path);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

beforeAll(async () => {
  const { token } = await makePerson(backend.current, { roles: ['advisor'] });
  const write = (slug: string, overrides: object) =>
    call(
      backend.current,
      articlesResource.endpoints.create,
      {
        params: { orgId: backend.current.deps.env.ORGANIZATION_ID },
        idempotencyKey: randomUUID(),
        body: {
          type: 'careerGuide',
          status: 'active',
          slug,
          title_en: 'Nurses & <midwives>',
          title_kh: 'គិលានុបដ្ឋាក',
          description_en: 'A day',
          description_kh: 'មួយថ្ងៃ',
          body_en: 'Text',
          body_kh: 'អត្ថបទ',
          ...overrides,
        },
      },
      token,
    );
  await write('nurses', {});
  await write('only-khmer', { publishedIn: 'kh' });
  await write('hidden', { status: 'inactive' });
  await write('a-job', { type: 'job' });
});

test('a feed has the published articles of its type and language, escaped', async () => {
  const { status, type, text } = await feed('/api-news/feed/careerGuide?lang=en');
  expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(text.match(/<item>/g)).toHaveLength(1);
  expect(text).toContain('<title>Nurses &amp; &lt;midwives&gt;</title>');
  expect(text).toMatch(/<link>[^<]*\/en\/career\/nurses<\/link>/);
});

test('without a language it is Khmer; all types are in the feed of all', async () => {
  const { text } = await feed('/api-news/feed/all');
  expect(text).toContain('<language>km</language>');
  expect(text.match(/<item>/g)).toHaveLength(3);
  expect(text).not.toContain('/hidden');
});

test('an unknown type has no feed', async () => {
  expect((await feed('/api-news/feed/poems')).status).toBe(404);
});
