import { randomUUID } from 'node:crypto';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { loanLedgerResource } from '@/lib/contract/loans/loan-ledger';
import { loansResource } from '@/lib/contract/loans/loans';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { instalmentDay } from '@/lib/domain/loans/loan-plan';
import { call, type TestBackend } from './backend';
import { makeBank, makeLentLoan } from './loans';
import { makePerson, type Person } from './make';

const { post, correct } = loanLedgerResource.endpoints;
const { find } = loansResource.endpoints;
export type Posting = Parameters<typeof call<typeof post>>[2]['body'];

/**
 * 300.00 at 18 % over three months, paid out some days ago: 103.01, 103.01 and 103.02. `enter` posts a payment of today, or
 * what else is said, as the bank's officer; `undo` corrects a posting.
 */
export async function lendTo(b: TestBackend, daysAgo: number) {
  const today = dayInCambodia(b.clock.now());
  const [student, officer] = [await makePerson(b), await makePerson(b, { roles: ['bank'] })];
  const bankId = await makeBank(b, { staff: [officer.id] });
  const paidOutOn = addDaysToDay(today, -daysAgo);
  const id = await makeLentLoan(b, { userId: student.id, bankId, periodMonths: 3, paidOutOn });
  const params = { bankId, userId: student.id, id };
  const read = async (as: Person = officer) =>
    (await call(b, find, { params: { userId: student.id, slug: id } }, as.token)).body;
  const enter = async (
    posting: Partial<Posting> & Pick<Posting, 'amount'>,
    { as = officer, key = randomUUID(), version }: { as?: Person; key?: string; version?: number } = {},
  ) =>
    call(
      b,
      post,
      {
        params,
        body: { kind: 'payment', currency: 'USD', on: today, note: '', ...posting },
        idempotencyKey: key,
        version: version ?? (await read()).version,
      },
      as.token,
    );
  const undo = async (postingId: string, as = officer) =>
    call(
      b,
      correct,
      {
        params: { ...params, postingId },
        body: { note: 'Typed wrong' },
        idempotencyKey: randomUUID(),
        version: (await read()).version,
      },
      as.token,
    );
  return {
    student,
    officer,
    bankId,
    id,
    params,
    read,
    enter,
    undo,
    due: (n: number) => instalmentDay(paidOutOn, n),
  };
}
