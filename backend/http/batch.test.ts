import { expect, test } from 'vitest';
import * as z from 'zod';
import { batchOf, batchOutcomes } from '@/lib/contract/batch';
import { defineResource } from '@/lib/contract/endpoint';
import { notFound, Refusal } from '@/backend/errors';
import { useTestBackend } from '@/tests/support/backend';
import { batch, batchTogether } from './batch';
import { implement } from './implement';

const backend = useTestBackend();

const resource = defineResource('test/rows', {
  send: {
    method: 'POST',
    path: '/rows',
    access: 'public',
    summary: 'Does what each row says',
    body: batchOf(z.object({ name: z.string().min(1), version: z.int().optional() })),
    response: batchOutcomes,
    idempotent: true,
    batch: true,
  },
});

type Behaviour = 'refuse' | 'return-refusal' | 'fail' | 'database-away';

const senderTo = (send: Parameters<typeof implement<typeof resource>>[1]['send']) => {
  const app = implement(resource, { send }, backend.current.deps);
  app.onError((error) => new Response(null, { status: error instanceof Refusal ? error.status : 503 }));
  return async (rows: unknown, key?: string) => {
    const answer = await app.request('/rows', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify({ rows }),
    });
    return {
      status: answer.status,
      outcomes: answer.ok ? batchOutcomes.parse(await answer.json()).outcomes : [],
    };
  };
};

/** The endpoint with a work that behaves as the test says; `done` names the rows in the order of their work. */
const world = (behaviours: Record<string, Behaviour> = {}) => {
  const done: string[] = [];
  const send = senderTo(
    batch(async (act, { name }) => {
      done.push(name);
      act.note('row', null, { name });
      act.requireVersion({ version: 3 });
      const behaviour = behaviours[name];
      if (behaviour === 'refuse') throw notFound();
      if (behaviour === 'fail') throw new Error('broken');
      if (behaviour === 'database-away') throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
      return behaviour === 'return-refusal' ? new Refusal(409, 'counted', 'Counted.') : undefined;
    }),
  );
  return { done, send, behaviours };
};

/** The same with all rows in one act: it refuses `b`, and as a whole where the test says so. */
const togetherWorld = () => {
  const done: string[] = [];
  const state: { refuses: Error | null } = { refuses: null };
  const send = senderTo(
    batchTogether(async (act, rows) => {
      if (state.refuses) throw state.refuses;
      done.push(rows.map(({ name }) => name).join(''));
      act.note('rows', `together-${rows.length}`);
      return rows.map(({ name }) => (name === 'b' ? new Refusal(409, 'counted', 'Counted.') : null));
    }),
  );
  return { done, send, state };
};

const named = (...names: string[]) => names.map((name) => ({ name }));

test('each row has its own outcome: refused, refused after the commit, not parsed, stale, done', async () => {
  const { send } = world({ b: 'refuse', c: 'return-refusal' });
  const { outcomes } = await send([
    ...named('a', 'b', 'c'),
    { name: '' },
    { name: 'e', version: 2 },
    { name: 'f', version: 3 },
  ]);
  expect(outcomes).toEqual([
    { index: 0, ok: true },
    { index: 1, ok: false, status: 404, code: 'not-found', message: 'Not found' },
    { index: 2, ok: false, status: 409, code: 'counted', message: 'Counted.' },
    expect.objectContaining({
      index: 3,
      status: 422,
      code: 'invalid',
      issues: [expect.objectContaining({ path: 'name' })],
    }),
    expect.objectContaining({ index: 4, status: 412, code: 'stale-version' }),
    { index: 5, ok: true },
  ]);
});

test('a row that fails is logged and stops no other; the same key tries it again', async () => {
  const { send, done, behaviours } = world({ b: 'fail' });
  const first = await send(named('a', 'b', 'c'), 'key-of-failing-row');
  expect(first.outcomes.map((each) => (each.ok ? 'ok' : each.code))).toEqual(['ok', 'internal', 'ok']);
  expect(backend.current.failures.splice(0)).toMatchObject([{ event: 'row-failed', message: 'broken' }]);
  delete behaviours['b'];
  const again = await send(named('a', 'b', 'c'), 'key-of-failing-row');
  expect(again.outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(done).toEqual(['a', 'b', 'c', 'b']);
});

test('a call that ended in the middle is repeated: only what is left is done', async () => {
  const { send, done, behaviours } = world({ a: 'refuse', c: 'database-away' });
  expect((await send(named('a', 'b', 'c', 'd'), 'key-of-ended-call')).status).toBe(503);
  expect(done).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) delete behaviours[name];
  const { outcomes } = await send(named('a', 'b', 'c', 'd'), 'key-of-ended-call');
  expect(outcomes.map((each) => (each.ok ? 'ok' : each.code))).toEqual(['not-found', 'ok', 'ok', 'ok']);
  expect(done.slice(3)).toEqual(['c', 'd']);
});

test('the same key with other rows is refused as a whole, before any row', async () => {
  const { send, done } = world({ a: 'refuse' });
  await send(named('a'), 'key-of-other-rows');
  const { status } = await send(named('a', 'b'), 'key-of-other-rows');
  expect([status, done]).toEqual([422, ['a']]);
});

const codesOf = ({ outcomes }: { outcomes: readonly object[] }) =>
  outcomes.map((each) => ('code' in each ? each.code : 'ok'));

test('rows together are one work: each has its outcome, and the same key does them once', async () => {
  const { send, done } = togetherWorld();
  const rows = [...named('a', 'b'), { name: '' }, ...named('c')];
  const outcomes = ['ok', 'counted', 'invalid', 'ok'];
  expect(codesOf(await send(rows, 'key-of-rows-together'))).toEqual(outcomes);
  expect(codesOf(await send(rows, 'key-of-rows-together'))).toEqual(outcomes);
  expect(done).toEqual(['abc']);
  expect((await send(named('a'), 'key-of-rows-together')).status).toBe(422);
  expect(codesOf(await send([{ name: '' }]))).toEqual(['invalid']);
  expect(done).toEqual(['abc']);
});

test('what refuses rows together refuses each, what fails does none, and the same key tries again', async () => {
  const { send, done, state } = togetherWorld();
  const rows = [{ name: '' }, ...named('a', 'c')];
  state.refuses = notFound();
  expect(codesOf(await send(rows, 'key-of-refused-rows'))).toEqual(['invalid', 'not-found', 'not-found']);
  state.refuses = new Error('broken');
  expect((await send(rows, 'key-of-refused-rows')).status).toBe(503);
  state.refuses = null;
  expect(codesOf(await send(rows, 'key-of-refused-rows'))).toEqual(['invalid', 'ok', 'ok']);
  expect(done).toEqual(['ac']);
});
