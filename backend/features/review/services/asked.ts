import type { WaitingThing, WhatWaits } from '@/lib/contract/review/waiting';
import type { AskedKey } from '@/lib/domain/accounts/waiting';
import type { Caller, Reader } from '@/backend/deps';
import { isAdvisor, keptSchoolIds } from '@/backend/core/access/staff';
import { asked, type Desk } from './asked-lists';

const isKey = (key: string): key is AskedKey => Object.hasOwn(asked, key);
const keys = Object.keys(asked).filter(isKey);

const deskOf = async ({ db, env, clock }: Reader, caller: Caller): Promise<Desk> => ({
  db,
  callerId: caller.id,
  now: clock.now(),
  orgId: env.ORGANIZATION_ID,
  schoolIds: await keptSchoolIds(db, caller),
  isAdvisor: isAdvisor(caller),
});

const isStaff = ({ schoolIds, isAdvisor: isTheirs }: Desk) => isTheirs || schoolIds.length > 0;
/** What a caller may answer: guardians wait for students too, everything else for the staff. */
const keysOf = (desk: Desk): readonly AskedKey[] => (isStaff(desk) ? keys : ['guardians']);

/** How much of what people ask waits for a caller. */
export async function countAsked(
  deps: Reader,
  caller: Caller,
): Promise<Pick<WhatWaits, 'counts' | 'schools'>> {
  const desk = await deskOf(deps, caller);
  const counted = await Promise.all(
    keysOf(desk).map(async (key) => {
      const waiting = await asked[key].count(desk);
      return waiting && { key, ...waiting };
    }),
  );
  // Most people are no student whom somebody asks.
  const all = counted.filter((each) => each !== null).filter((each) => isStaff(desk) || each.count > 0);
  return {
    counts: Object.fromEntries(all.map((each) => [each.key, each.count])),
    schools: Object.fromEntries(all.flatMap(({ key, schoolId }) => (schoolId ? [[key, schoolId]] : []))),
  };
}

/** What people ask of a caller, a list for each place where it waits, the longest waiting first. */
export async function firstAsked(deps: Reader, caller: Caller): Promise<WaitingThing[][]> {
  const desk = await deskOf(deps, caller);
  return Promise.all(
    keysOf(desk).map(async (kind) => (await asked[kind].first(desk)).map((thing) => ({ kind, ...thing }))),
  );
}
