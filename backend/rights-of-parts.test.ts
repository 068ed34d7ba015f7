import { describe, expect, test } from 'vitest';
import { rights } from '@/tests/rights';
import { sendCall } from '@/tests/rights/send-call';
import { callerNames, type Ownership, type Right } from '@/tests/rights/table';
import { namedEndpoints, testWorld } from '@/tests/rights/test-world';
import { targetOf, type World } from '@/tests/rights/world';

const { backend, world } = testWorld();

type Named = (typeof namedEndpoints)[number];

const rowsOf = (name: string): Right[] => [rights[name] ?? []].flat();
const readers = namedEndpoints.filter(({ endpoint }) => endpoint.method === 'GET');
const isRecord = ({ endpoint }: Named) => /:\w+$/.test(endpoint.path);

/** Tells that a page is there for who has its key, and nothing of the record. */
const tellsNothing = ['recruitment/profile-links.isOpen'];

/** What is read below the address of a record, with the reading of that record. */
const parts = readers.filter(isRecord).flatMap((whole) =>
  readers
    .filter(({ endpoint }) => endpoint.path.startsWith(`${whole.endpoint.path}/`))
    .filter(({ name }) => !tellsNothing.includes(name))
    .map((part) => ({ part: part.name, whole: whole.name, ofPart: part, ofWhole: whole })),
);

const isGiven = (status: number) => status >= 200 && status < 300;

/** Records that only schools have. */
const ofSchools = ['lms/courses.get'];

/** In a school and, where the address names an organization, in Sala's own, whose advisors do not read everybody. */
const placesOf = (current: World, { name, endpoint }: Named) => [
  {},
  ...(endpoint.path.includes(':orgId') && !ofSchools.includes(name)
    ? [{ id: current.backend.deps.env.ORGANIZATION_ID }]
    : []),
];

/** Readers who are given the part and not the whole. */
async function whoReadsOnly({ ofPart, ofWhole }: (typeof parts)[number]): Promise<string[]> {
  const current = await world();
  const found: string[] = [];
  for (const row of rowsOf(ofPart.name))
    for (const ownership of ['own', 'same', 'other'] as const satisfies Ownership[])
      for (const callerName of callerNames)
        for (const place of placesOf(current, ofWhole)) {
          const target = targetOf(current, callerName, ownership);
          if (ownership === 'own' && !target.caller) continue;
          const there = { ...target, school: { ...target.school, ...place } };
          const made = await row.send(there);
          const token = target.caller?.token;
          const part = await sendCall(current.backend, ofPart.endpoint, made, token);
          if (!isGiven(part.status)) continue;
          const params = made.params ?? {};
          const whole = await sendCall(current.backend, ofWhole.endpoint, { params }, token);
          if (!isGiven(whole.status))
            found.push(`${callerName}, ${ownership}, ${JSON.stringify(place)}: ${whole.status}`);
        }
  return found;
}

describe('who reads a part of a record reads the record', () => {
  test.each(parts)('$part of $whole', async (pair) => {
    expect(await whoReadsOnly(pair)).toEqual([]);
    backend.current.failures.splice(0);
  });

  test('the parts of a profile are among them', () => {
    const names = parts.filter(({ whole }) => whole === 'recruitment/profiles.get').map(({ part }) => part);
    expect(names).toContain('recruitment/reference.list');
  });
});
