// @module-tag postgres
import { expect, test } from 'vitest';
import { rights } from '@/tests/rights';
import { bestCaller, makeGoodCall } from '@/tests/rights/good-call';
import { sendCall } from '@/tests/rights/send-call';
import { statusOfRows } from '@/tests/rights/status-of-rows';
import { changedFields, lostFields } from '@/tests/rights/lost-fields';
import { namedEndpoints, testWorld } from '@/tests/rights/test-world';
import { makeCaller } from '@/tests/rights/world';

const { backend, world } = testWorld();

// The table of rights makes the same calls on PGlite, without those that need a grant.
const isAskedHere = ({ name }: { name: string }) =>
  Boolean(process.env['TEST_DATABASE_URL'] ?? [rights[name] ?? []].flat()[0]?.grant);

test.each(namedEndpoints.filter(isAskedHere))('$name answers a good call', async ({ name, endpoint }) => {
  const [right] = [rights[name] ?? []].flat();
  if (!right) throw new Error(`${name} has no row in tests/rights.`);
  const made = await world();
  const { callerName } = bestCaller(right);
  const place = { school: made.schools.mine, bankId: made.banks.mine };
  // A separate caller: the call may end the account or its sessions.
  const caller = callerName === 'visitor' ? null : await makeCaller(backend.current, callerName, place);
  const { call, token, target } = await makeGoodCall(made, name, caller);
  const bearer = right.grant ? await right.grant(target) : token;
  const { status, text } = await sendCall(backend.current, endpoint, call, bearer);
  expect(statusOfRows(endpoint, { status, text }), text).toBe(endpoint.status ?? 200);
  expect(backend.current.failures.splice(0)).toEqual([]);
  expect(lostFields(endpoint, call, text)).toEqual(changedFields[name] ?? []);
});
