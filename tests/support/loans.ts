import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { banks, bankStaff, loanPostings, loans } from '@/backend/db/schema';
import { newReferenceCode } from '@/backend/features/admissions/services/reference-code';
import { storeInstalments } from '@/backend/features/loans/services/loan-instalments';
import { bringUpToDate } from '@/backend/features/loans/services/post-to-ledger';
import type { loanApplication } from '@/lib/contract/loans/loan-shapes';
import { loanDocumentKinds, requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';
import type { TestBackend } from './backend';
import { makeUpload } from './uploads';

/** So that one officer of a test decides; two are asked for where a test says null. */
const oneOfficerBelowCents = 80_000;

/** A bank that lends at 18 % a year by default. */
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
    twoOfficersFromCents: oneOfficerBelowCents,
    status: 'active',
    createdAt: backend.clock.now(),
    ...overrides,
  });
  if (staff.length)
    await backend.deps.db.insert(bankStaff).values(staff.map((userId) => ({ userId, bankId: id })));
  return id;
}

/** The storage key that `loanTo` uses for a paper. */
export const loanDocumentKey = (userId: string, name: string) => `private/loans/${userId}/${name}.jpg`;

/** Stored papers of a person, one of each kind by default. */
export const giveLoanDocuments = async (
  backend: TestBackend,
  userId: string,
  names: readonly string[] = loanDocumentKinds,
): Promise<void> => {
  const purpose = 'loan-document';
  for (const name of names)
    await makeUpload(backend, { userId, purpose, key: loanDocumentKey(userId, name) });
};

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
    guardianPhone: '+85512345678',
    guardianJob: 'business',
    dob: '2005-03-14',
    documents: Object.fromEntries(kinds.map((kind) => [kind, loanDocumentKey(userId, kind)])),
    ...overrides,
  };
};

/** A stored loan of 300 USD over a year, in any state. @returns its id */
export async function makeLoan(
  backend: TestBackend,
  loan: Partial<typeof loans.$inferInsert> & Pick<typeof loans.$inferInsert, 'userId' | 'bankId' | 'status'>,
): Promise<string> {
  const id = randomUUID();
  const now = backend.clock.now();
  await backend.deps.db.insert(loans).values({
    id,
    referenceCode: newReferenceCode(),
    amountCents: 30_000,
    reason: 'laptop',
    periodMonths: 12,
    yearlyRateBasisPoints: 1800,
    twoOfficersFromCents: oneOfficerBelowCents,
    working: false,
    guardian: 'mother',
    guardianName: 'Chan Sophea',
    guardianPhone: '+85512345678',
    guardianJob: 'business',
    documents: {},
    searchFold: '',
    createdAt: now,
    updatedAt: now,
    ...loan,
  });
  return id;
}

/** A loan that was paid out: its plan, its first posting and what follows from it. @returns its id */
export async function makeLentLoan(
  backend: TestBackend,
  {
    paidOutOn,
    ...loan
  }: Partial<typeof loans.$inferInsert> & { userId: string; bankId: string; paidOutOn: string },
): Promise<string> {
  const { db } = backend.deps;
  const id = await makeLoan(backend, { ...loan, status: 'paid-out', paidOutOn });
  const [row] = await db.select().from(loans).where(eq(loans.id, id));
  if (!row) throw new Error('The loan was not stored.');
  await storeInstalments({ tx: db }, row);
  const posting = { loanId: id, on: paidOutOn, kind: 'paid-out' as const, amountCents: row.amountCents };
  await db.insert(loanPostings).values({ ...posting, at: backend.clock.now() });
  const { columns } = await bringUpToDate({ tx: db }, row, backend.clock.now());
  await db.update(loans).set(columns).where(eq(loans.id, id));
  return id;
}
