import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { shlink } from '@/backend/gateways/short-link';
import { shortLinksPerHourMax } from '@/backend/limits';
import { shortUrlsResource } from '@/lib/contract/notices/short-urls';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';

const backend = useTestBackend();
const { create } = shortUrlsResource.endpoints;
const origin = 'http://localhost:3000';

const shorten = async (longUrl: string, from = backend.current) => {
  const person = await makePerson(backend.current);
  return call(from, create, { body: { longUrl } }, person.token);
};

describe('embedded short links', () => {
  test('have nine signs, open the page, and are one for one page', async () => {
    const longUrl = `${origin}/en/school/romduol?tab=fees#apply`;
    const [first, again] = [await shorten(longUrl), await shorten(longUrl)];
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ longUrl, shortUrl: `${origin}/s/${first.body.shortCode}` });
    expect(first.body.shortCode).toMatch(/^[0-9A-Za-z]{9}$/);
    expect(again.body).toEqual(first.body);
    const opened = await backend.current.app.request(`/s/${first.body.shortCode}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      302,
      '/en/school/romduol?tab=fees#apply',
    ]);
  });

  test('many at once for one page are one', { tags: 'postgres' }, async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => shorten(`${origin}/explore`)));
    expect(new Set(answers.map(({ body }) => body.shortCode)).size).toBe(1);
  });

  test.each(['/s/aaaaaaaaa', '/s/short', '/s/%00', '/s/a-b-c-d-e'])(
    '%s leads to a page that says so',
    async (path) => {
      const answer = await backend.current.app.request(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
      expect(await answer.text()).toContain('រកមិនឃើញទំព័រនេះទេ');
    },
  );

  test.each([
    'https://evil.example/school/romduol',
    'http://localhost:3000.evil.example/',
    'http://localhost:3000@evil.example/',
    'http://user:pass@localhost:3000/explore',
    'http://localhost:3001/explore',
    'https://localhost:3000/explore',
    `${origin}//evil.example`,
    `${origin}/%2f%2fevil.example`,
    `${origin}/s/aaaaaaaaa`,
    `${origin}/api-auth/logout`,
    'javascript:alert(1)',
  ])('%s is refused', async (longUrl) => {
    const answer = await shorten(longUrl);
    expect([answer.status, answer.error.issues?.[0]?.path]).toEqual([422, 'longUrl']);
  });

  test('another length is refused, and too many are', { tags: 'postgres' }, async () => {
    const person = await makePerson(backend.current);
    const body = { longUrl: `${origin}/loan`, shortCodeLength: 4 } as unknown as { longUrl: string };
    expect((await call(backend.current, create, { body }, person.token)).status).toBe(422);
    const statuses: number[] = [];
    for (let n = 0; n <= shortLinksPerHourMax; n += 1) {
      statuses.push(
        (await call(backend.current, create, { body: { longUrl: `${origin}/loan` } }, person.token)).status,
      );
    }
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([201, 429]);
  });
});

describe('a Shlink server', () => {
  const asked: { key: unknown; body: unknown }[] = [];
  let server: Server;
  let url = '';
  let answers: 'well' | 'badly' = 'well';

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const key = request.headers['x-api-key'];
        const known =
          request.method === 'POST' && request.url === '/rest/v3/short-urls' && key === 'right-key';
        response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' });
        if (!known) return response.end(JSON.stringify({ title: 'Invalid API key' }));
        asked.push({ key, body: JSON.parse(Buffer.concat(chunks).toString()) });
        const link = {
          shortCode: 'aB3dE6gH9',
          shortUrl: 'https://go.example/aB3dE6gH9',
          dateCreated: '2026-11-01T09:00:00+07:00',
        };
        return response.end(JSON.stringify(answers === 'well' ? link : {}));
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => void server.close(resolve)));

  const withKey = (apiKey: string, at = url) => {
    const deps = { ...backend.current.deps, shortLinks: shlink({ url: at, apiKey, timeoutMs: 2_000 }) };
    return { ...backend.current, deps, app: createApp(deps) };
  };

  test('is asked with the key, which no answer shows', async () => {
    const answer = await shorten(`${origin}/explore`, withKey('right-key'));
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        shortCode: 'aB3dE6gH9',
        shortUrl: 'https://go.example/aB3dE6gH9',
        longUrl: `${origin}/explore`,
        dateCreated: '2026-11-01T02:00:00.000Z',
      },
    ]);
    expect(asked).toEqual([
      { key: 'right-key', body: { longUrl: `${origin}/explore`, shortCodeLength: 9, findIfExists: true } },
    ]);
  });

  test('that refuses, answers nonsense or is gone makes a clear 503', async () => {
    const wrongKey = await shorten(`${origin}/explore`, withKey('wrong-key'));
    const gone = await shorten(`${origin}/explore`, withKey('right-key', 'http://127.0.0.1:9'));
    answers = 'badly';
    const nonsense = await shorten(`${origin}/explore`, withKey('right-key'));
    for (const { status, error } of [wrongKey, gone, nonsense]) {
      expect([status, error.code]).toEqual([503, 'short-link-unavailable']);
      expect(JSON.stringify(error)).not.toContain('key');
    }
    expect(backend.current.failures.splice(0)).toHaveLength(3);
  });
});
