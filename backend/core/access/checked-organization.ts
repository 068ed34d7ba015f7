import { and, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod';
import { schools } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { isOwnOrganization } from './own-organization';

/**
 * The one rule of who may show something to everybody: Sala itself, and the schools that an advisor has agreed to.
 * Employers have a check of their own that ends (`companyState`); only advisors write for them.
 */
export async function isCheckedOrganization(deps: Pick<Reader, 'db' | 'env'>, id: string): Promise<boolean> {
  if (isOwnOrganization(deps, id)) return true;
  // Where a record may be named by its slug, the adapter accepts any text.
  if (!z.uuid().safeParse(id).success) return false;
  return (await deps.db.$count(schools, and(eq(schools.id, id), isNotNull(schools.agreedAt)))) > 0;
}

/** @throws 409 where a school would speak to others before an advisor has agreed to it */
export async function requireCheckedOrganization(
  deps: Pick<Reader, 'db' | 'env'>,
  id: string,
): Promise<void> {
  if (!(await isCheckedOrganization(deps, id)))
    throw new Refusal(409, 'waits-for-advisor', 'An advisor has to agree to the school first.');
}
