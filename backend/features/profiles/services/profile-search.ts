import { sql } from 'drizzle-orm';
import { maskContacts } from '@/lib/domain/questions/mask-contacts';
import { fold } from '@/lib/domain/khmer/khmer';
import { profiles } from '@/backend/db/schema';
import type { ProfileRow } from './profile-readers';

const foldLine = (line: number) => sql`split_part(${profiles.searchFold}, E'\\n', ${line}::int)`;

/** The lines of `profileFold` without contacts: both orders of the name, and the specialization. */
export const foldWithoutContacts = sql<string>`concat_ws(E'\\n', ${foldLine(1)}, ${foldLine(2)}, ${foldLine(5)})`;

/** The search text of a profile for staff; readers without access to the contacts search `foldWithoutContacts`. */
export const profileFold = (
  row: Pick<ProfileRow, 'firstName' | 'lastName'> & {
    email?: string | null | undefined;
    phoneNumber?: string | null | undefined;
    firstNameNative?: string | null;
    lastNameNative?: string | null;
    specialization?: string | null;
    specializationNative?: string | null;
  },
) =>
  [
    `${row.lastName} ${row.firstName} ${row.lastNameNative ?? ''} ${row.firstNameNative ?? ''}`,
    `${row.firstName} ${row.lastName} ${row.firstNameNative ?? ''} ${row.lastNameNative ?? ''}`,
    row.email ?? '',
    row.phoneNumber?.replace(/^\+855/, '0') ?? '',
    // Read masked by who gets no number.
    maskContacts(`${row.specialization ?? ''} ${row.specializationNative ?? ''}`),
  ]
    .map(fold)
    .join('\n');
