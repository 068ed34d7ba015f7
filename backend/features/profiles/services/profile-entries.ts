import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SectionKind } from '@/lib/contract/profiles/profile-section';
import { achievement } from '@/lib/contract/profiles/profile-sections';
import type { Db } from '@/backend/db/client';
import type { RefereeConsent } from '@/lib/contract/profiles/profile-sections';
import { profileEntries } from '@/backend/db/schema';
import { consentsOf } from './referees';
import { entryTexts, maskTexts } from './mask-profile';
import type { ProfileRow, ProfileReader, Sight } from './profile-readers';

/** A reference comes with what its referee has said. */
type EntryRow = typeof profileEntries.$inferSelect & { consent?: RefereeConsent | undefined };

const stillRuns = '9999-12-31';

/** The day to sort an entry by; collections without days stay in the order of insertion. */
export const sortKeyOf = (kind: SectionKind, data: Record<string, unknown>): string => {
  const day = data['dateReceived'] ?? data['dateEarned'] ?? data['endDate'];
  if (typeof day === 'string') return day;
  return kind === 'experience' || kind === 'education' ? stillRuns : '';
};

/** The fields of an entry with its keys, in the contract's shape of its kind. */
export const toEntry = (row: EntryRow) => ({
  ...row.data,
  ...(row.consent && { consent: row.consent }),
  ...(row.kind === 'education' && { isFromSMS: row.confirmedBy !== null }),
  id: row.id,
  profileId: row.profileId,
  place: row.position,
  confirmedBy: row.confirmedBy,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Rows with what referees have said. */
export const withConsents = async (db: Db, rows: readonly EntryRow[]): Promise<EntryRow[]> => {
  const consents = await consentsOf(db, rows);
  return rows.map((row) => ({ ...row, consent: consents.get(row.id) }));
};

/** As the person has ordered them, new ones first; else the latest first, those of one day as they were added. */
const entriesOf = async (db: Db, profileId: string, kind?: SectionKind): Promise<EntryRow[]> => {
  const rows = await db
    .select()
    .from(profileEntries)
    .where(and(eq(profileEntries.profileId, profileId), kind && eq(profileEntries.kind, kind)))
    .orderBy(
      sql`${profileEntries.position} asc nulls first`,
      desc(profileEntries.sortKey),
      asc(profileEntries.createdAt),
      asc(profileEntries.id),
    );
  return withConsents(db, rows);
};

/** An entry as a stranger reads it: referees without contacts; null for what is hidden. */
const forStranger = (whole: EntryRow, sight: Sight): EntryRow | null => {
  if (whole.data['isShow'] === false) return null;
  const row = sight.masked ? { ...whole, data: maskTexts(whole.data, entryTexts) } : whole;
  if (row.kind === 'reference')
    return sight.referees ? { ...row, data: { ...row.data, phone: null, email: null } } : null;
  if (row.kind === 'certificate') return { ...row, data: { ...row.data, credentialId: null } };
  return row;
};

const hasAgreed = ({ consent }: EntryRow) => consent?.state === 'not-needed' || consent?.state === 'agreed';

/** An entry for this reader; null where they do not see it. Referees are shown to others once they have agreed. */
export const entryFor = (
  { reader, sight }: { reader: ProfileReader; sight: Sight },
  entry: EntryRow,
): EntryRow | null => {
  if (reader === 'owner') return entry;
  if (entry.kind === 'reference' && !hasAgreed(entry)) return null;
  return reader === 'stranger' ? forStranger(entry, sight) : entry;
};

/** All entries that this reader sees, in the order of `entriesOf`. */
export const entriesFor = async (
  db: Db,
  seen: { row: ProfileRow; reader: ProfileReader; sight: Sight },
  kind?: SectionKind,
): Promise<EntryRow[]> =>
  (await entriesOf(db, seen.row.id, kind)).flatMap((entry) => entryFor(seen, entry) ?? []);

/** Achievements of a profile with their keys. */
export async function achievementsOf(db: Db, profileId: string) {
  const rows = await entriesOf(db, profileId, 'achievement');
  return rows.map((row) => ({ ...achievement.parse(row.data), ...toEntry(row) }));
}
