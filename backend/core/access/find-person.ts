import { eq, type SQL, sql } from 'drizzle-orm';
import type { Username } from '@/lib/domain/people/username';
import { users } from '@/backend/db/schema';

/** True for the account whose owner has proven this lower-case address. */
export const provesEmail = (email: string): SQL =>
  sql`lower(${users.email}) = ${email} and ${users.emailVerified}`;

/** True for the account of this user name. An unproven mail address identifies no account. */
export const isNamedBy = ({ kind, value }: Username): SQL =>
  kind === 'phone' ? eq(users.phone, value) : provesEmail(value);
