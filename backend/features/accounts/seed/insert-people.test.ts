// @module-tag postgres
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { directRegistrations, organizationProfiles, users } from '@/backend/db/schema';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { insertPeople } from './insert-people';

const backend = useTestBackend();

test('registered people and a profile are laid down once, however often', async () => {
  const { deps } = backend.current;
  const [advisor, student] = [
    await makePerson(backend.current, { roles: ['advisor'] }),
    await makePerson(backend.current),
  ];
  const school = await makeSchool(backend.current);
  const accounts = [
    { id: advisor.id, key: 'advisor' as const, username: 'a', password: 'a' },
    { id: student.id, key: 'student' as const, username: 's', password: 's' },
  ];
  for (let run = 0; run < 2; run += 1) await insertPeople(deps, deps.db, [school], accounts);
  const registered = await deps.db
    .select({ secretHash: users.secretHash, isDemo: users.isDemo })
    .from(directRegistrations)
    .innerJoin(users, eq(users.id, directRegistrations.userId))
    .where(eq(directRegistrations.registeredBy, advisor.id));
  expect(registered).toEqual(Array.from({ length: 3 }, () => ({ secretHash: null, isDemo: true })));
  const profiles = await deps.db
    .select()
    .from(organizationProfiles)
    .where(eq(organizationProfiles.userId, student.id));
  expect(profiles.map(({ organizationId }) => organizationId)).toEqual([school.id]);
});
