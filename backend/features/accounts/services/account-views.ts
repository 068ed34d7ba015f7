import { eq } from 'drizzle-orm';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Account } from '@/lib/contract/accounts/accounts';
import { users } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { ageOf } from '@/backend/core/access/birthdays';
import { rolesOf } from '@/backend/core/access/roles-of';

/** The picture of a person wherever one is shown: in the account, the profile and the chat. */
export const avatarOf = (
  { storage }: Pick<Reader, 'storage'>,
  { avatarKey }: Pick<typeof users.$inferSelect, 'avatarKey'>,
): string | null => (avatarKey === null ? null : storage.publicUrl(avatarKey));

/** An account as its owner sees it. @throws 404 */
export const readAccount = async (deps: Reader, id: string): Promise<Account> => {
  const [user] = await deps.db.select().from(users).where(eq(users.id, id));
  if (!user) throw notFound();
  return {
    id: user.id,
    phone: user.phone,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: user.firstName,
    lastName: user.lastName,
    firstNameKm: user.firstNameKm,
    lastNameKm: user.lastNameKm,
    gender: user.gender,
    dob: user.dob,
    age: (await ageOf(deps.db, id, dayInCambodia(deps.clock.now()))).age,
    nationality: user.nationality,
    province: user.province,
    currentSchool: user.currentSchool,
    avatar: avatarOf(deps, user),
    roles: await rolesOf(deps.db, user.id),
  };
};
