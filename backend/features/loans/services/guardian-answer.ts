import { and, eq, gt, isNull } from 'drizzle-orm';
import type { GuardianWish } from '@/lib/contract/loans/guardian-consents';
import type { Db } from '@/backend/db/client';
import { banks, guardianConsents, users } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { guardianLinkHours } from '@/backend/limits';
import type { AnyAct } from '@/backend/core/access/act';
import { rememberAnswer } from '@/backend/features/accounts/services/asked-no-more';
import { hashToken } from '@/backend/core/access/opaque-tokens';
import { personNamed } from '@/backend/features/notices/services/invitation-messages';
import { agreementEnd } from './guardian-consent';

type Row = typeof guardianConsents.$inferSelect;

const hourMs = 3_600_000;
const openSince = (now: Date): Date => new Date(now.getTime() - guardianLinkHours * hourMs);

const stateOf = ({ agreedAt, refusedAt, createdAt, expiresAt }: Row, now: Date): GuardianWish['state'] => {
  if (agreedAt) return 'agreed';
  if (refusedAt) return 'refused';
  // The loan has come to nothing.
  if (expiresAt <= createdAt) return 'over';
  return createdAt > openSince(now) ? 'open' : 'over';
};

/** @throws 404 */
const findByKey = async (tx: Db, key: string) => {
  const [found] = await tx
    .select({ row: guardianConsents, student: users, bank: banks })
    .from(guardianConsents)
    .innerJoin(users, eq(users.id, guardianConsents.userId))
    .innerJoin(banks, eq(banks.id, guardianConsents.bankId))
    .where(eq(guardianConsents.linkHash, hashToken(key)));
  if (!found) throw notFound('There is no such question.');
  return found;
};

/** What the guardian is asked; nothing of it once it is answered or over. @throws 404 */
export async function readGuardianWish({ db, clock }: Reader, key: string): Promise<GuardianWish> {
  const { row, student, bank } = await findByKey(db, key);
  const state = stateOf(row, clock.now());
  if (state !== 'open') return { state, student: null, bank: null, amount: null };
  return {
    state,
    student: personNamed(student),
    bank: { en: bank.name, km: bank.nameNative },
    amount: row.amountCents / 100,
  };
}

/** The guardian's word, once; the student is told. @throws 404, 409 where it is answered or over */
export async function answerAsGuardian(
  act: AnyAct,
  { key, agrees, never = false }: { key: string; agrees: boolean; never?: boolean | undefined },
): Promise<void> {
  const { now } = act;
  const { row, bank } = await findByKey(act.tx, key);
  const word = agrees ? { agreedAt: now, expiresAt: agreementEnd(now) } : { refusedAt: now };
  const answered = await act.tx
    .update(guardianConsents)
    .set(word)
    .where(
      and(
        eq(guardianConsents.id, row.id),
        isNull(guardianConsents.agreedAt),
        isNull(guardianConsents.refusedAt),
        gt(guardianConsents.createdAt, openSince(now)),
        gt(guardianConsents.expiresAt, guardianConsents.createdAt),
      ),
    )
    .returning({ id: guardianConsents.id });
  if (answered.length === 0)
    throw new Refusal(409, 'guardian-answered', 'This question is not open any more.');
  // A no is about this loan: a smaller one may be asked for.
  if (never && row.guardianPhone !== null)
    await rememberAnswer(act, { contact: row.guardianPhone, asker: row.userId, agrees, never });
  act.note(agrees ? 'guardian-agreed' : 'guardian-refused', row.userId, { consentId: row.id });
  const params = { name: bank.name, nameKm: bank.nameNative };
  const kind = agrees ? ('guardian-agreed' as const) : ('guardian-refused' as const);
  await act.tell([row.userId], { kind, params, page: '/profile/student-loan' });
}
