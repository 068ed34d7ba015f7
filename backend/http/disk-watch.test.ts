import { expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { diskFullLogSeconds, diskFullRetrySeconds } from '@/backend/limits';
import { isDiskFull } from '@/backend/db/database-away';
import { useTestBackend } from '@/tests/support/backend';

const backend = useTestBackend();

const noRoom = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('No space left on device'), { code }) });

/** Reads answer; every transaction finds no room while `isFull`. */
const onFullDisk = () => {
  const { deps } = backend.current;
  const disk = { isFull: true };
  const db = new Proxy(deps.db, {
    get: (target, name) => {
      if (name === 'transaction' && disk.isFull) return () => Promise.reject(noRoom('53100'));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { app: createApp({ ...deps, db }), disk };
};

let counter = 0;
const signUp = (app: ReturnType<typeof createApp>) =>
  app.request('/api-user/users', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lastName: 'Sok',
      firstName: 'Dara',
      phone: `+8551267${String((counter += 1)).padStart(4, '0')}`,
      locale: 'km',
    }),
  });

test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s means that there is no room', (code) => {
  expect(isDiskFull(noRoom(code))).toBe(true);
  expect(isDiskFull(noRoom('23505'))).toBe(false);
});

test('a full disk answers 503, is told once a minute and by /readyz, and ends by itself', async () => {
  const { clock, failures } = backend.current;
  const { app, disk } = onFullDisk();
  const ready = async () => {
    const answer = await app.request('/readyz');
    return [answer.status, ((await answer.json()) as { status: string }).status];
  };
  expect(await ready()).toEqual([200, 'ok']);
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await signUp(app);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, String(diskFullRetrySeconds)]);
    expect(await answer.json()).toEqual({ code: 'unreachable', message: expect.any(String) });
  }
  const line = { event: 'disk-full', refused: 1, reason: 'Error 53100: No space left on device' };
  expect(failures.splice(0)).toEqual([line]);
  expect(await ready()).toEqual([503, 'disk-full']);
  expect((await app.request('/livez')).status).toBe(200);
  expect((await app.request('/api-nest-aca/schools?limit=1')).status).toBe(200);
  clock.advance(diskFullLogSeconds);
  expect((await signUp(app)).status).toBe(503);
  expect(failures.splice(0)).toEqual([{ ...line, refused: 3 }]);
  disk.isFull = false;
  clock.advance(diskFullRetrySeconds);
  expect(await ready()).toEqual([200, 'ok']);
  expect((await signUp(app)).status).toBe(201);
});
