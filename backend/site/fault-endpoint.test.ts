import { expect, test } from 'vitest';
import { faultPath, faultsPerMinuteMax } from '@/lib/domain/limits/faults';
import { faultEndpoint } from './fault-endpoint';

const fault = {
  page: '/km/account/012345678',
  name: 'RangeError',
  message: 'Not for dara@example.com',
  stack: '    at check (https://sala.example/_next/a.js:1:2)',
};
const origin = 'http://localhost:3000';

const start = () => {
  const lines: [string, object][] = [];
  let nowMs = 0;
  const endpoint = faultEndpoint(
    { error: (event, facts = {}) => void lines.push([event, facts]) },
    () => nowMs,
  );
  const tell = (body: unknown, headers: Record<string, string> = {}) =>
    endpoint.fetch(
      new Request(`${origin}${faultPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  return { lines, tell, pass: (ms: number) => (nowMs += ms) };
};

test('a fault in a browser is a line of the log, without what is personal', async () => {
  const { lines, tell } = start();
  expect((await tell(fault)).status).toBe(204);
  expect(lines).toEqual([
    [
      'browser-fault',
      expect.objectContaining({
        error: 'RangeError',
        page: '/km/account/[phone]',
        message: 'Not for [mail]',
        stack: fault.stack,
      }),
    ],
  ]);
});

test('what is no report, too long or from another site is refused, and has no line', async () => {
  const { lines, tell } = start();
  const broken = [
    '',
    '[',
    'null',
    {},
    { ...fault, stack: 5 },
    { ...fault, message: 'x'.repeat(301) },
    { ...fault, stack: 'x'.repeat(20_000) },
  ];
  for (const body of broken) expect((await tell(body)).status).toBe(422);
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await tell(fault, elsewhere)).status).toBe(403);
  expect(lines).toEqual([]);
});

test('a page that faults for everybody, or somebody who wants to fill the log, has so many lines a minute', async () => {
  const { lines, tell, pass } = start();
  for (let sent = 0; sent < faultsPerMinuteMax + 20; sent += 1) expect((await tell(fault)).status).toBe(204);
  expect(lines).toHaveLength(faultsPerMinuteMax);
  pass(60_000);
  await tell(fault);
  expect(lines).toHaveLength(faultsPerMinuteMax + 1);
});
