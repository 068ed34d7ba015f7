// @module-tag postgres
import { expect, test } from 'vitest';
import { rights } from '@/tests/rights';
import { bestCaller, makeGoodCall } from '@/tests/rights/good-call';
import { sendCall } from '@/tests/rights/send-call';
import { statusOfRows } from '@/tests/rights/status-of-rows';
import { lostFields } from '@/tests/rights/lost-fields';
import { namedEndpoints, testWorld } from '@/tests/rights/test-world';
import { makeCaller } from '@/tests/rights/world';

const { backend, world } = testWorld();

/** Where a field of the answer has the name of one that was sent, and another meaning. */
const changed: Readonly<Record<string, readonly string[]>> = {
  // Nothing was said: the decision needs no answer.
  'academic/content-revisions.close': ['answer'],
  // The result by its id, and what it means.
  'qa/share-pictures.generate': ['result'],
  // The loan is answered, with its own amount.
  'marketing/loan-ledger.post': ['amount'],
  // Answers by question, and as a list with its words.
  'marketing/campaign-registrations.register': ['answers'],
  // The student is answered, whose own number it is; the contact stands in a field of its own.
  'lms/own-record.setContact': ['phone'],
};

// The table of rights tests the same and much more; this part runs on both databases.
test.each(namedEndpoints)('$name answers a good call', async ({ name, endpoint }) => {
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
  expect(lostFields(endpoint, call, text)).toEqual(changed[name] ?? []);
});
