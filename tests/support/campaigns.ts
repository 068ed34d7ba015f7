import { randomUUID } from 'node:crypto';
import { campaignConsents, campaignRegistrations } from '@/backend/db/schema';
import { newReferenceCode } from '@/backend/features/admissions/services/reference-code';
import { digestCode } from '@/backend/core/access/secret-hash';
import { fold } from '@/lib/domain/khmer/khmer';
import type { TestBackend } from './backend';
import { makePerson } from './make';

/** What an adult of Phnom Penh says; `source` and answers are left out. */
export const campaignWish = {
  lastName: 'Sok',
  firstName: 'Dara',
  phone: '012 345 678',
  dob: '2000-05-01',
  province: '12',
  schoolName: 'Lotus School',
};

/** A registration of a new person, or of `userId`. @returns its id */
export async function makeCampaignRegistration(
  backend: TestBackend,
  campaignId: string,
  overrides: Partial<typeof campaignRegistrations.$inferInsert> = {},
): Promise<string> {
  const userId = overrides.userId ?? (await makePerson(backend)).id;
  const row = {
    ...campaignWish,
    id: randomUUID(),
    campaignId,
    userId,
    phone: '+85512345678',
    reference: newReferenceCode(),
    answers: [],
    registeredAt: backend.clock.now(),
    ...overrides,
  };
  const nameFold = fold(`${row.lastName} ${row.firstName}`);
  await backend.deps.db
    .insert(campaignRegistrations)
    .values({ nameFold, searchFold: `${nameFold}\n${fold(row.schoolName)}\n${fold(row.reference)}`, ...row });
  return row.id;
}

/** A guardian who was asked, with the code that they received. */
export async function makeCampaignConsent(backend: TestBackend, campaignId: string, userId: string) {
  const [consentId, code] = [randomUUID(), '482913'];
  const now = backend.clock.now();
  await backend.deps.db.insert(campaignConsents).values({
    id: consentId,
    campaignId,
    userId,
    guardianPhone: '+85517345678',
    codeHash: digestCode(backend.deps.secrets, consentId, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 600_000),
  });
  return { consentId, code };
}
