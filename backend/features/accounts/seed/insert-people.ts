import type { OrganizationProfile } from '@/lib/contract/accounts/organization-profiles';
import type { WritingDeps } from '@/backend/deps';
import type { WriteDb } from '@/backend/db/client';
import { directRegistrations, organizationProfiles, users } from '@/backend/db/schema';
import { demoPhone } from '@/backend/seed/demo/details/build-details';
import { highSchoolNames } from '@/backend/seed/demo/people/names';
import type { SeededAccount } from './insert-accounts';
import type { SeededSchool } from '@/backend/features/schools/seed/insert-schools';
import { stableId } from '@/backend/seed/stable-id';

const dayMs = 86_400_000;

/** Invented people whom the demo advisor has registered and who have no PIN yet. */
const registered = [
  {
    firstName: 'Chanthou',
    lastName: 'Meas',
    firstNameKm: 'ចន្ធូ',
    lastNameKm: 'មាស',
    gender: 'female',
    phone: '+85512000701',
    province: '02',
    currentSchool: highSchoolNames[0]?.km ?? null,
    daysAgo: 2,
  },
  {
    firstName: 'Visal',
    lastName: 'Nhem',
    firstNameKm: 'វិសាល',
    lastNameKm: 'ញ៉ែម',
    gender: 'male',
    phone: '+85512000702',
    province: '20',
    currentSchool: highSchoolNames[1]?.km ?? null,
    daysAgo: 5,
  },
  {
    firstName: 'Sokunthea',
    lastName: 'Prak',
    firstNameKm: 'សុគន្ធា',
    lastNameKm: 'ប្រាក់',
    gender: 'female',
    phone: '+85512000703',
    province: '03',
    currentSchool: highSchoolNames[2]?.km ?? null,
    daysAgo: 9,
  },
] as const;

const studentProfile = {
  guardian: { name: 'សុខ វណ្ណា', relation: 'mother', phone: demoPhone(8), occupation: 'អាជីវករ' },
  emergencyContact: { name: 'សុខ ពិសិដ្ឋ', relation: 'ពូ', phone: '+85512000712' },
  about: 'ខ្ញុំចូលចិត្តមុខវិជ្ជាគណិតវិទ្យា និងការសរសេរកម្មវិធីកុំព្យូទ័រ។',
} satisfies Partial<OrganizationProfile>;

/** Inserts people registered by the advisor, and the demo student's facts for the first school. */
export async function insertPeople(
  deps: WritingDeps,
  tx: WriteDb,
  schools: Pick<SeededSchool, 'id'>[],
  accounts: SeededAccount[],
): Promise<void> {
  const now = deps.clock.now();
  const idOf = (key: SeededAccount['key']) => accounts.find((account) => account.key === key)?.id;
  const [advisorId, studentId, school] = [idOf('advisor'), idOf('student'), schools[0]];
  for (const { daysAgo, ...person } of advisorId ? registered : []) {
    const createdAt = new Date(now.getTime() - daysAgo * dayMs);
    const userId = stableId(`registered:${person.phone}`);
    const row = { id: userId, ...person, isDemo: true, createdAt, updatedAt: createdAt };
    const stored = await tx.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
    if (stored.length === 0 || !advisorId) continue;
    const registration = {
      userId,
      registeredBy: advisorId,
      organizationId: deps.env.ORGANIZATION_ID,
      createdAt,
    };
    await tx.insert(directRegistrations).values(registration).onConflictDoNothing();
  }
  if (!studentId || !school) return;
  await tx
    .insert(organizationProfiles)
    .values({ userId: studentId, organizationId: school.id, ...studentProfile, updatedAt: now })
    .onConflictDoNothing();
}
