import { namedEndpoints, testWorld } from '@/tests/rights/test-world';
import { describe, expect, test } from 'vitest';
import { contract } from '@/lib/contract';
import { rights } from '@/tests/rights';
import { undeclaredStatuses } from '@/tests/rights/declared-statuses';
import { judgeCells } from '@/tests/rights/judge-cells';
import { callerNames, ownerships, type Right } from '@/tests/rights/table';

const { backend, world } = testWorld();

const rowsOf = (name: string): Right[] => [rights[name] ?? []].flat();

test.each(namedEndpoints)('$name says who may call it', ({ name }) => {
  const service = name.split('/')[0];
  expect(
    rowsOf(name).length,
    `${name} has no row in the table of rights. Add one to tests/rights/${service}.ts: how a call is sent, and for ` +
      `own, same, other and missing records what ${callerNames.join(', ')} are answered (tests/rights/table.ts has the words; ` +
      `a new file also goes into tests/rights/index.ts).`,
  ).toBeGreaterThan(0);
});

test('every row belongs to an endpoint, is whole, and says why a cell cannot occur', () => {
  const names = new Set(namedEndpoints.map(({ name }) => name));
  expect(Object.keys(rights).filter((name) => !names.has(name))).toEqual([]);
  for (const name of names) {
    for (const { cells, why } of rowsOf(name)) {
      // A visitor owns nothing, so no reason is needed.
      const cannotOccur = ownerships.some((ownership) =>
        callerNames.some(
          (caller) => cells[ownership][caller] === 'never' && !(ownership === 'own' && caller === 'visitor'),
        ),
      );
      expect(!cannotOccur || Boolean(why), `${name}: say why`).toBe(true);
    }
  }
});

describe('the table holds', () => {
  test.each(namedEndpoints)('$name', async ({ name, endpoint }) => {
    const wrong: string[] = [];
    for (const row of rowsOf(name)) wrong.push(...(await judgeCells(await world(), { name, endpoint }, row)));
    expect(wrong).toEqual([]);
    expect(backend.current.failures.splice(0)).toEqual([]);
  });
});

test('no endpoint has answered a status that its contract does not declare', () => {
  expect(undeclaredStatuses(contract)).toEqual([]);
});
