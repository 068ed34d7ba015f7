import { eq, type SQL, sql } from 'drizzle-orm';
import type { Username } from '@/lib/domain/people/username';
import { users } from '@/backend/db/schema';

/** True of the account whose owner has proven this address, written in lower case. */
export const provesEmail = (email: string): SQL =>
  sql`lower(${users.email}) = ${email} and ${users.emailVerified}`;

/** True of the account that this name stands for. A mail address that was only typed in names nobody. */
export const isNamedBy = ({ kind, value }: Username): SQL =>
  kind === 'phone' ? eq(users.phone, value) : provesEmail(value);
