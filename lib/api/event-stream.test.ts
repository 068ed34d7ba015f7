import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error';
import { readEventStream } from './event-stream';

afterEach(() => vi.unstubAllGlobals());

const bytes = (text: string) => new TextEncoder().encode(text);

/** Answers the next call with a stream of these pieces. */
const answerWith = (...pieces: Uint8Array[]) => {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(piece);
      stream.close();
    },
  });
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(body));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const read = async (lastEventId: string | null = null) => {
  const { signal } = new AbortController();
  const events = [];
  for await (const event of readEventStream('/api-forum/x', { signal, lastEventId })) events.push(event);
  return events;
};

test('events come whole, however the network cuts them', async () => {
  const khmer = bytes('id: 7\ndata: {"text":"សួស្តី"}\n\n');
  answerWith(khmer.slice(0, 21), khmer.slice(21, 30), khmer.slice(30), bytes(': ping\n\nid: 8\ndata: 1\n\n'));
  expect(await read()).toEqual([
    { id: '7', data: { text: 'សួស្តី' } },
    { id: '8', data: 1 },
  ]);
});

test('every line end and data of several lines are read as the standard has it', async () => {
  answerWith(bytes('id: 1\r\ndata: [1,\r\ndata: 2]\r\n\r\nevent: x\rdata: 3\r\r'), bytes('data: "cut off'));
  expect(await read()).toEqual([
    { id: '1', data: [1, 2] },
    { id: null, data: 3 },
  ]);
});

test('asks for what came after the last event, and throws what the backend refuses with', async () => {
  const fetched = answerWith();
  await read('42');
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'last-event-id': '42' });
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'rate-limited', message: '' }, { status: 429, headers: { 'retry-after': '9' } }),
  );
  await expect(read()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 9 });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await expect(read()).rejects.toBeInstanceOf(ApiError);
});
