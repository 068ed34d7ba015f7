import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicants, schoolStaff, userRoles, users } from '@/backend/db/schema';
import { roleNames } from '@/lib/domain/accounts/roles';
import { apply } from '@/tests/support/applications';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';

const advisorId = '5a1a0000-0000-4000-8000-0000000000a1';
const backend = useTestBackend({ SMS_ADVISOR_ID: advisorId });

test('the advisor of the settings gets what comes to their schools, and nothing else', async () => {
  const b = backend.current;
  const [own, other] = [await makeSchool(b), await makeSchool(b)];
  const { db } = b.deps;
  const now = b.clock.now();
  await db
    .insert(users)
    .values({ id: advisorId, firstName: 'A', lastName: 'B', createdAt: now, updatedAt: now });
  await db.insert(userRoles).values({ userId: advisorId, role: roleNames.advisor });
  await db.insert(schoolStaff).values({ userId: advisorId, schoolId: own.id });
  const assigneeOf = async (schoolId: string) => {
    const { applicantId } = await apply(b, schoolId, { as: await makePerson(b) });
    const [row] = await db.select().from(applicants).where(eq(applicants.id, applicantId));
    return row?.assigneeId;
  };
  expect(await assigneeOf(own.id)).toBe(advisorId);
  expect(await assigneeOf(other.id)).toBeNull();
});
