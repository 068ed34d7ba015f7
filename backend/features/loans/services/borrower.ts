import { and, desc, eq, ne } from 'drizzle-orm';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { dayInCambodia, isPlausibleBirthDay } from '@/lib/domain/dates/dates';
import { consentStateOf, type ConsentState } from '@/lib/domain/loans/guardian-consent';
import { isMinor } from '@/lib/domain/people/age';
import { isOwnNumber } from '@/lib/domain/values/phone';
import type { Db } from '@/backend/db/client';
import { accountDeletions, birthdayChanges, guardianConsents, type loans, users } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { ageOf, ageOfBirthdays, type Birthday } from '@/backend/core/access/birthdays';
import { agreementTo, useGuardianConsent } from './guardian-consent';

type LoanRow = typeof loans.$inferSelect;
type Borrowed = Pick<LoanRow, 'id' | 'userId' | 'bankId' | 'guardianPhone' | 'amountCents' | 'dob'>;

const hasConsent = async (db: Db, loan: Borrowed): Promise<boolean> =>
  (await db.$count(guardianConsents, and(agreementTo(loan), eq(guardianConsents.loanId, loan.id)))) > 0;

/** Birthdays that were known and then changed, latest first. */
const changesOf = (db: Db, userId: string) =>
  db
    .select()
    .from(birthdayChanges)
    .where(and(eq(birthdayChanges.userId, userId), ne(birthdayChanges.before, birthdayChanges.after)))
    .orderBy(desc(birthdayChanges.at), desc(birthdayChanges.id));

/** What is known of a borrower's age, with what the loan says, and what follows for the guardian's agreement. */
async function readAge(db: Db, loan: Borrowed, now: Date) {
  const today = dayInCambodia(now);
  const saidNow: Birthday[] = loan.dob ? [{ source: 'loan', dob: loan.dob, standing: 'said' }] : [];
  const { age, birthdays } = await ageOf(db, loan.userId, today, saidNow);
  const current = birthdays.filter(({ standing }) => standing !== 'before');
  const ageNow = ageOfBirthdays(current, today).age;
  // What was told to another bank is no matter of this one.
  const said = [...saidNow, ...current.filter(({ source }) => source !== 'loan')];
  const consent: ConsentState = consentStateOf({ age, ageNow, hasConsent: await hasConsent(db, loan) });
  return { said, ageNow, consent };
}

/** What a bank must know of the borrower's age before it decides, and what the form shows again. */
export async function readBorrower(db: Db, loan: Borrowed, now: Date): Promise<LoanDetail['borrower']> {
  const today = dayInCambodia(now);
  const { said, consent } = await readAge(db, loan, now);
  const changes = await changesOf(db, loan.userId);
  return {
    dob: loan.dob,
    consent,
    said: said.map(({ source, dob }) => ({ source, dob, isMinor: isMinor(dob, today) })),
    changes: changes.map(({ at, source, before, after }) => ({
      at: at.toISOString(),
      source,
      before,
      after,
    })),
  };
}

/** @throws 422 for a birthday that cannot be */
export function checkBirthday(dob: string | undefined, now: Date): void {
  if (dob !== undefined && !isPlausibleBirthDay(dob, dayInCambodia(now)))
    throw invalid([{ path: 'dob', code: 'birth-date' }]);
}

/** A guardian is somebody else: whoever cannot pay is not reached by their own number. @throws 422 */
export async function checkGuardianPhone(
  db: Db,
  { userId, guardianPhone }: Pick<LoanRow, 'userId' | 'guardianPhone'>,
): Promise<void> {
  const [borrower] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  if (borrower && guardianPhone && isOwnNumber(borrower.phone, guardianPhone))
    throw invalid([{ path: 'guardianPhone', code: 'own-number' }]);
}

/** An application says when its person was born; a minor needs the agreement of the guardian. @throws 422 */
export async function requireGuardian(act: Act, loan: Borrowed): Promise<void> {
  if (!loan.dob) throw invalid([{ path: 'dob', code: 'required' }]);
  const { ageNow } = await readAge(act.tx, loan, act.now);
  if (ageNow === 'minor') await useGuardianConsent(act, loan);
}

/**
 * A bank agrees to lend to a minor only with the guardian, by the age on the day on which it agrees: the contract is
 * signed after it. Where a birthday was changed from that of a minor, the bank says how it knows the age. @throws 422
 */
export async function requireMayBorrow(
  act: Act,
  loan: Borrowed,
  ageReason: string | undefined,
): Promise<void> {
  const { consent } = await readAge(act.tx, loan, act.now);
  if (consent === 'missing') throw invalid([{ path: 'status', code: 'guardian-must-agree' }]);
  if (consent === 'unknown-age') throw invalid([{ path: 'status', code: 'birthday-unknown' }]);
  if (consent === 'asked' && !ageReason) throw invalid([{ path: 'ageReason', code: 'birthday-changed' }]);
}

/** Nobody begins to owe while their account is being deleted. @throws 409 */
export async function requireStays(act: Act, userId: string): Promise<void> {
  if ((await act.tx.$count(accountDeletions, eq(accountDeletions.userId, userId))) > 0)
    throw new Refusal(409, 'account-leaving', 'This person has asked to delete their account.');
}
