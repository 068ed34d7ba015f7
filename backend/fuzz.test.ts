import { namedEndpoints, testWorld } from '@/tests/rights/test-world';
import { afterAll, expect, test } from 'vitest';
import { contract } from '@/lib/contract';
import { rights } from '@/tests/rights';
import { undeclaredStatuses } from '@/tests/rights/declared-statuses';
import { fuzzEndpoint } from '@/tests/rights/fuzz-endpoint';

const { backend, world } = testWorld();

/** A few cases for each endpoint; tests/rights/fuzz.ts runs ten thousand. */
const casesPerEndpoint = 8;
/** Always the same cases, so that a failure comes from the change; the load script uses random ones. */
const seed = 20_261_121;

test.each(namedEndpoints)('$name stands what is made up', async ({ name, endpoint }) => {
  const [right] = [rights[name] ?? []].flat();
  if (!right) throw new Error(`${name} has no row in tests/rights.`);
  const { findings } = await fuzzEndpoint(await world(), endpoint, right, { cases: casesPerEndpoint, seed });
  expect(findings).toEqual([]);
});

test('nothing made up is answered in a way that the contract does not declare', () => {
  expect(undeclaredStatuses(contract)).toEqual([]);
});

afterAll(() => backend.current.failures.splice(0));
