import type { Person } from '../support/make';
import { rights } from './index';
import { type Call, type CallerName, type Ownership, type Right, type Target } from './table';
import { targetOf, type World } from './world';

/** The caller with the most rights: the first of the row that succeeds, with the record for which they succeed. */
export function bestCaller({ cells }: Right): { callerName: CallerName; ownership: Ownership } {
  const preferred: CallerName[] = [
    'advisor',
    'operator',
    'student',
    'bank',
    'schoolAdmin',
    'teacher',
    'visitor',
  ];
  for (const ownership of ['own', 'same'] as const) {
    const callerName = preferred.find((name) => cells[ownership][name] === 'ok');
    if (callerName) return { callerName, ownership };
  }
  return { callerName: 'student', ownership: 'same' };
}

/** A successful call of an endpoint, with the bearer of a permitted caller. */
export async function makeGoodCall(
  world: World,
  name: string,
  caller?: Person | null,
): Promise<{ call: Call; token: string | undefined; target: Target }> {
  const [right] = [rights[name] ?? []].flat();
  if (!right) throw new Error(`${name} has no row in tests/rights.`);
  const { callerName, ownership } = bestCaller(right);
  const target = targetOf(world, callerName, ownership, { caller });
  const call = await right.send(target);
  return { call, token: call.bearer ?? target.caller?.token, target };
}
