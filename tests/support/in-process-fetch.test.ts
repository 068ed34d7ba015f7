import { http, HttpResponse, type RequestHandler } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchInProcess } from './in-process-fetch';

const address = new URL('http://localhost:3000/api-a/b');
const fetchOf = (...handlers: RequestHandler[]) => fetchInProcess({ listHandlers: () => handlers });
afterEach(() => vi.restoreAllMocks());

test('a handler answers, with body, status and headers', async () => {
  const fetch = fetchOf(
    http.post(address.href, async ({ request }) =>
      HttpResponse.json({ got: await request.json() }, { status: 201, headers: { 'x-a': 'b' } }),
    ),
  );
  const response = await fetch(address, { method: 'POST', body: '{"a":1}' });
  expect([response.status, response.headers.get('x-a')]).toEqual([201, 'b']);
  expect(await response.json()).toEqual({ got: { a: 1 } });
});

test('a handler for one answer leaves the next to the one behind it', async () => {
  const fetch = fetchOf(
    http.get(address.href, () => HttpResponse.text('once'), { once: true }),
    http.get(address.href, () => HttpResponse.text('always')),
  );
  const texts = [await fetch(address), await fetch(address)].map((response) => response.text());
  expect(await Promise.all(texts)).toEqual(['once', 'always']);
});

test('a lost connection is a TypeError, as in a browser', async () => {
  await expect(fetchOf(http.get(address.href, () => HttpResponse.error()))(address)).rejects.toThrow(
    new TypeError('Failed to fetch'),
  );
});

test('a call that nothing answers is logged, which fails the test of a screen', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(fetchOf()(address)).rejects.toThrow(TypeError);
  expect(log).toHaveBeenCalledWith('Nothing answers GET http://localhost:3000/api-a/b.');
});

test('an aborted call ends at once, before and while it waits', async () => {
  const fetch = fetchOf(http.get(address.href, () => new Promise<never>(() => undefined)));
  const reason = new Error('left the page');
  await expect(fetch(address, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const leaving = new AbortController();
  const answer = fetch(address, { signal: leaving.signal });
  leaving.abort(reason);
  await expect(answer).rejects.toBe(reason);
});

test('a stream ends for its source when the reader goes away', async () => {
  const cancelled = vi.fn<() => void>();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel: cancelled,
  });
  const leaving = new AbortController();
  const fetch = fetchOf(http.get(address.href, () => new HttpResponse(body)));
  const reader = (await fetch(address, { signal: leaving.signal })).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
  leaving.abort();
  await expect(reader?.read()).rejects.toThrow('aborted');
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
});
