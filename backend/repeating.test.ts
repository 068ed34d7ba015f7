import { namedEndpoints, testWorld } from '@/tests/rights/test-world';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { batchRowsMax } from '@/lib/contract/batch';
import type { Endpoint } from '@/lib/contract/endpoint';
import { makeGoodCall } from '@/tests/rights/good-call';
import { bodyOf, headersOf, nextKey, pathOf, sendCall } from '@/tests/rights/send-call';
import type { Call } from '@/tests/rights/table';

const { backend, world } = testWorld();

const idempotent = namedEndpoints.filter(({ endpoint }) => endpoint.idempotent);
const versioned = namedEndpoints.filter(({ endpoint }) => endpoint.versioned);
// More than the pool has connections: all of them race, and some calls wait. The embedded database has one connection:
// there calls wait for each other, however many they are.
const parallelCalls = process.env['TEST_DATABASE_URL'] ? 12 : 4;

/** How many rows each table has. Counters of limits grow by calls, not by rows. */
const countRows = async (): Promise<Record<string, number>> => {
  const { db } = backend.current.deps;
  const tables = (await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' order by 1`,
  )) as { rows: { name: string }[] };
  const parts = tables.rows.map(
    ({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`,
  );
  const counts = (await db.execute(sql.raw(parts.join(' union all ')))) as {
    rows: { name: string; rows: number }[];
  };
  return Object.fromEntries(counts.rows.map(({ name, rows }) => [name, rows]));
};

const added = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const)
      .filter(([, rows]) => rows !== 0),
  );

/** One repeated call: same caller, same address, same key. */
const repeatable = (endpoint: Endpoint, call: Call, token: string | undefined) => {
  const headers = { ...headersOf(endpoint, call, token), 'idempotency-key': nextKey() };
  return async (body: unknown = call.body) => {
    const answer = await backend.current.app.request(pathOf(endpoint, call), {
      method: endpoint.method,
      headers,
      body: bodyOf(endpoint, body),
    });
    return { status: answer.status, text: await answer.text() };
  };
};

/** Variants of a body that differ in one field each. */
function* otherBodies(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield* [`${value}b`, `${value.slice(0, -1)}7`, crypto.randomUUID()];
  // Of an instant, only another time is one too.
  if (typeof value === 'string' && /^20\d\d-/.test(value)) yield value.replace(/^20\d\d/, '2035');
  if (typeof value === 'number') yield value + 1;
  if (typeof value === 'boolean') yield !value;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    for (const other of otherBodies(each)) {
      const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<
        string,
        unknown
      >;
      copy[key] = other;
      yield copy;
    }
  }
}

test.each(idempotent)(
  '$name: one key many times at once is one call',
  { tags: 'postgres' },
  async ({ name, endpoint }) => {
    const once = await makeGoodCall(await world(), name);
    const start = await countRows();
    const single = await repeatable(endpoint, once.call, once.token)();
    const byOne = added(start, await countRows());
    expect(single.status, single.text).toBe(endpoint.status ?? 200);

    const { call, token } = await makeGoodCall(await world(), name);
    const before = await countRows();
    const send = repeatable(endpoint, call, token);
    const answers = await Promise.all(Array.from({ length: parallelCalls }, () => send()));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(endpoint.status ?? 200);
    const byMany = added(before, await countRows());
    // One notice for all that waits is renewed by later calls, which then add no row for it; never more than the first.
    const isRenewed = (table: string) =>
      byMany[table] === undefined && /^notifications$|^notice_/.test(table);
    const wanted = Object.entries(byOne).filter(([table]) => !isRenewed(table));
    expect(byMany).toEqual(Object.fromEntries(wanted));

    const codes: unknown[] = [];
    for (const body of otherBodies(call.body)) {
      const { status, text } = await send(body);
      codes.push((JSON.parse(text) as { code?: unknown }).code ?? status);
      if (codes.includes('idempotency-key-reused')) break;
    }
    expect(codes).toContain('idempotency-key-reused');
  },
);

test.each(idempotent)('$name works without a key', async ({ name, endpoint }) => {
  const { call, token } = await makeGoodCall(await world(), name);
  const { 'idempotency-key': _left, ...headers } = headersOf(endpoint, call, token);
  const answer = await backend.current.app.request(pathOf(endpoint, call), {
    method: endpoint.method,
    headers,
    body: bodyOf(endpoint, call.body),
  });
  expect(answer.status, await answer.text()).toBe(endpoint.status ?? 200);
});

const batches = namedEndpoints.filter(({ endpoint }) => endpoint.batch);

test.each(batches)('$name: rows that are wrong stop no other', async ({ name, endpoint }) => {
  const { call, token } = await makeGoodCall(await world(), name);
  const { rows } = call.body as { rows: unknown[] };
  const mixed = await sendCall(
    backend.current,
    endpoint,
    { ...call, body: { rows: [null, ...rows] } },
    token,
  );
  expect([mixed.status, JSON.parse(mixed.text)]).toMatchObject([
    200,
    {
      outcomes: [
        { index: 0, ok: false, status: 422, code: 'invalid' },
        { index: 1, ok: true },
      ],
    },
  ]);
});

test.each(batches)('$name refuses what has no rows, or too many', async ({ name, endpoint }) => {
  const { call, token } = await makeGoodCall(await world(), name);
  for (const rows of [undefined, {}, [], Array.from({ length: batchRowsMax + 1 }, () => null)]) {
    const { status, text } = await sendCall(backend.current, endpoint, { ...call, body: { rows } }, token);
    expect([status, JSON.parse(text)]).toMatchObject([422, { code: 'invalid', issues: [{ path: 'rows' }] }]);
  }
});

test.each(versioned)('$name refuses a stale version', async ({ name, endpoint }) => {
  const { call, token } = await makeGoodCall(await world(), name);
  const stale = await sendCall(backend.current, endpoint, { ...call, version: 999 }, token);
  expect([stale.status, JSON.parse(stale.text)]).toMatchObject([412, { code: 'stale-version' }]);
  const fresh = await sendCall(backend.current, endpoint, call, token);
  expect(fresh.status, fresh.text).toBe(endpoint.status ?? 200);
});

const demandsVersion = ({ endpoint }: { endpoint: Endpoint }) => endpoint.versioned === true;

const withoutVersion = async (name: string, endpoint: Endpoint) => {
  const { call, token } = await makeGoodCall(await world(), name);
  const { 'if-match': _left, ...headers } = headersOf(endpoint, call, token);
  const body = bodyOf(endpoint, call.body);
  return backend.current.app.request(pathOf(endpoint, call), { method: endpoint.method, headers, body });
};

test.each(versioned.filter(demandsVersion))('$name asks for the version', async ({ name, endpoint }) => {
  const answer = await withoutVersion(name, endpoint);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'if-match-missing' }]);
});

test.each(versioned.filter((one) => !demandsVersion(one)))(
  '$name does without the version',
  async ({ name, endpoint }) => {
    const answer = await withoutVersion(name, endpoint);
    expect(answer.status, await answer.text()).toBe(endpoint.status ?? 200);
  },
);
