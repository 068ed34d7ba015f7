import { and, eq } from 'drizzle-orm';
import { loanPostings, loans } from '@/backend/db/schema';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { makeLentLoan } from '../support/loans';
import { everyOwner, never, only, refusing, type Rights, rows, seenBy, type Target, unknown } from './table';

export const everyBank = { advisor: 'Sala’s advisors help with the loans of every bank, without documents.' };

/** A loan that was paid out, with a payment of its day. */
const lentTo = async ({ backend, bankId, owner }: Target) => {
  const { db } = backend.deps;
  await db
    .update(loans)
    .set({ status: 'cancelled' })
    .where(and(eq(loans.bankId, bankId), eq(loans.userId, owner.id)));
  const paidOutOn = dayInCambodia(backend.clock.now());
  const id = await makeLentLoan(backend, { userId: owner.id, bankId, paidOutOn });
  const payment = { loanId: id, on: paidOutOn, kind: 'payment' as const, amountCents: 5_000 };
  const [posting] = await db
    .insert(loanPostings)
    .values({ ...payment, at: backend.clock.now() })
    .returning({ id: loanPostings.id });
  return { id, postingId: posting?.id ?? '' };
};
const lentNamed = async (target: Target) => {
  const { id: slug } = await lentTo(target);
  return { params: { userId: target.owner.id, slug } };
};

/** The books of a loan. */
export const loanLedgerRights: Rights = {
  'marketing/loan-ledger.get': {
    ...rows(everyOwner, seenBy('advisor', 'bank'), seenBy('advisor'), unknown),
    shows: everyBank,
    send: lentNamed,
  },
  'marketing/loan-ledger.statement': {
    ...rows(everyOwner, seenBy('advisor', 'bank'), seenBy('advisor'), unknown),
    shows: everyBank,
    send: lentNamed,
  },
  'marketing/loan-ledger.post': {
    ...rows(
      never(only(), 'visitor'),
      refusing(seenBy('bank'), 'advisor'),
      refusing(seenBy(), 'advisor'),
      unknown,
    ),
    send: async (target) => {
      const { id } = await lentTo(target);
      return {
        params: { bankId: target.bankId, userId: target.owner.id, id },
        body: { kind: 'payment', amount: 20, currency: 'USD', on: dayInCambodia(target.backend.clock.now()) },
        version: 1,
      };
    },
  },
  'marketing/loan-ledger.correct': {
    ...rows(
      never(only(), 'visitor'),
      refusing(seenBy('bank'), 'advisor'),
      refusing(seenBy(), 'advisor'),
      unknown,
    ),
    names: 'params.id',
    send: async (target) => {
      const { id, postingId } = await lentTo(target);
      const params = { bankId: target.bankId, userId: target.owner.id, id, postingId };
      return { params, body: { note: 'Typed wrong' }, version: 1 };
    },
  },
};
