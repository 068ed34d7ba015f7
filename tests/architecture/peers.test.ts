import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foreignAnswers } from '@/tests/peers/foreign-answers';
import { demanded, withTables } from '@/tests/peers/peers-table';

const answers = Object.values(foreignAnswers)
  .flat()
  .map(({ endpoint, body }) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint, body }));

test('docs/peers.md says what the answers must hold: `tsx tests/peers/write-peers.ts`', () => {
  const page = readFileSync('docs/peers.md', 'utf8');
  expect(page).toBe(withTables(page));
});

test.each(answers)('$name is read with the fields of the specification alone', ({ endpoint, body }) => {
  const read = endpoint.response.safeParse(body);
  expect(read.error?.issues ?? []).toEqual([]);
});

/** Every answer with one field less, at every depth. */
function* oneLess(value: unknown, path = ''): Generator<{ left: string; body: unknown }> {
  if (Array.isArray(value)) {
    for (const { left, body } of oneLess((value as unknown[])[0], `${path}[]`)) yield { left, body: [body] };
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const { [name]: _left, ...rest } = value as Record<string, unknown>;
    const here = path === '' || path.endsWith('[]') ? `${path}${name}` : `${path}.${name}`;
    yield { left: here, body: rest };
    for (const { left, body } of oneLess(inner, here)) yield { left, body: { ...rest, [name]: body } };
  }
}

const lists = answers.filter(({ body }) => !Array.isArray(body));
test.each(lists)('$name needs what the page names, and nothing else', ({ endpoint, body }) => {
  const named = new Set(demanded(endpoint.response).match(/\w+/g) ?? []);
  // A person's id may be named `sub`.
  if (named.has('id')) named.add('sub');
  const less = [...oneLess(body)].map((one) => ({ ...one, names: one.left.split(/\W+/).filter(Boolean) }));
  const judged = less.filter(({ names }) => names.slice(0, -1).every((name) => named.has(name)));
  expect(judged.map(({ left, body: rest }) => [left, endpoint.response.safeParse(rest).success])).toEqual(
    judged.map(({ left, names }) => [left, !named.has(names.at(-1) ?? '')]),
  );
});

test('only answers of which nothing is read may be nonsense', () => {
  const taken = answers.filter(({ endpoint }) => endpoint.response.safeParse('nonsense').success);
  expect(taken.map(({ name }) => name)).toEqual([
    'POST /api-auth/logout',
    'POST /api-user/favorite_schools',
    'POST /api-fm/remove/link',
  ]);
});
