import { scholarships } from '@/backend/db/schema';
import type { TestBackend } from './start-backend';

export const openToAll = {
  minGrade: null,
  tracks: [],
  womenOnly: false,
  provinces: [],
  needOnly: false,
};

/** A scholarship as an advisor sends it. */
export const scholarshipBody = {
  kind: 'general',
  title: { en: 'Lotus scholarship', km: 'អាហារូបករណ៍ឈូក' },
  giver: { en: 'Lotus fund', km: 'មូលនិធិឈូក' },
  amount: { en: 'Half of the tuition', km: 'ពាក់កណ្តាលថ្លៃសិក្សា' },
  deadline: '2099-01-31',
  rule: openToAll,
  howToApply: { en: 'Send the form.', km: 'ផ្ញើទម្រង់បែបបទ។' },
} as const;

/** @returns its id. */
export async function makeScholarship(
  { deps, clock }: TestBackend,
  overrides: Partial<typeof scholarships.$inferInsert> = {},
): Promise<string> {
  const now = clock.now();
  const [row] = await deps.db
    .insert(scholarships)
    .values({
      ...scholarshipBody,
      conditions: { en: '', km: '' },
      createdAt: now,
      updatedAt: now,
      ...overrides,
    })
    .returning({ id: scholarships.id });
  if (!row) throw new Error('The scholarship was not stored.');
  return row.id;
}
