import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { banks, bankStaff } from '@/backend/db/schema';
import type { loanApplication } from '@/lib/contract/marketing/loan-shapes';
import { loanDocumentFolder, requiredLoanDocuments } from '@/lib/domain/loan-rules';
import type { TestBackend } from './backend';

/** A bank that lends at 18 % a year, unless told otherwise. */
export async function makeBank(
  backend: TestBackend,
  { staff = [], ...overrides }: Partial<typeof banks.$inferInsert> & { staff?: string[] } = {},
): Promise<string> {
  const id = randomUUID();
  await backend.deps.db.insert(banks).values({
    id,
    slug: `bank-${id}`,
    name: 'Test Bank',
    nameNative: 'ធនាគារសាកល្បង',
    about: { en: 'A bank', km: 'ធនាគារ' },
    yearlyRateBasisPoints: 1800,
    status: 'active',
    createdAt: backend.clock.now(),
    ...overrides,
  });
  if (staff.length)
    await backend.deps.db.insert(bankStaff).values(staff.map((userId) => ({ userId, bankId: id })));
  return id;
}

type Application = z.input<typeof loanApplication>;

/** A complete loan application over 900 USD and a year, as the form sends it. */
export const loanTo = (userId: string, overrides: Partial<Application> = {}): Application => {
  const kinds = requiredLoanDocuments({ working: overrides.working ?? false });
  return {
    amount: 900,
    reason: 'both',
    periodMonths: 12,
    working: false,
    guardian: 'mother',
    guardianName: 'Chan Sophea',
    guardianJob: 'business',
    documents: Object.fromEntries(kinds.map((kind) => [kind, `${loanDocumentFolder(userId)}${kind}.jpg`])),
    ...overrides,
  };
};
