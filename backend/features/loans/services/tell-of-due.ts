import { afterQuietHours } from '@/lib/domain/notices/channels';
import { plainDate } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { type banks, guardianConsents, type loans, type users } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { fact, person, smsOf, title } from '@/backend/features/notices/services/compose';
import { reachOf } from '@/backend/features/notices/services/plan-deliveries';
import { maySendSms } from '@/backend/features/notices/services/sms-budget';
import { maySendNoticeSms } from '@/backend/features/notices/services/sms-of-day';
import { agreementTo } from './guardian-consent';
import { borrowerNames } from './loan-views';

/** `soon`: three days before the day; `late`: on the first day after it. */
export type DueStage = 'soon' | 'late';

interface Due {
  loan: typeof loans.$inferSelect;
  bank: typeof banks.$inferSelect;
  user: typeof users.$inferSelect;
  on: string;
  cents: number;
}

const centsPerUsd = 100;

const dueSubject = ({ loan, on }: Pick<Due, 'loan' | 'on'>) => `loan-due:${loan.id}:${on}`;

const kinds = { soon: 'loan-due-soon', late: 'loan-due-late' } as const;

const texts = {
  soon: { borrower: 'dueSoon', guardian: 'guardianDueSoon' },
  late: { borrower: 'dueLate', guardian: 'guardianDueLate' },
} as const;

/** What both read of an instalment. */
const saidOfDue = ({ bank, on, cents }: Due) => ({
  bank: title({ km: bank.nameNative, en: bank.name }),
  amount: fact(formatUsd(cents / centsPerUsd)),
  date: fact({ km: plainDate(on, 'km'), en: plainDate(on, 'en') }),
});

/** The guardian has no account: a text message is the only way. */
async function textGuardian(act: AnyAct, stage: DueStage, due: Due): Promise<void> {
  const { loan, user, on } = due;
  if (!loan.guardianPhone) return;
  if ((await act.tx.$count(guardianConsents, agreementTo(loan))) === 0) return;
  if (!(await maySendSms(act))) return;
  const { name, nameKm } = borrowerNames(user);
  const child = person({ km: nameKm || name, en: name });
  const body = smsOf(texts[stage].guardian, 'km', { ...saidOfDue(due), name: child });
  const told = { noticeKind: kinds[stage], noticeSubject: dueSubject({ loan, on }) };
  await act.sms({ ...told, to: loan.guardianPhone, body, notBefore: afterQuietHours(act.now) });
}

/**
 * Tells the borrower of one instalment. Where the bank pays for it, the guardian who agreed has a text message, and so has the borrower whom
 * nothing else reaches: without the sum, which stands in Sala.
 */
export async function tellOfDue(act: AnyAct, stage: DueStage, due: Due): Promise<void> {
  const { bank, user, on, cents } = due;
  const amount = formatUsd(cents / centsPerUsd);
  const [dateEn, dateKm] = [plainDate(on, 'en'), plainDate(on, 'km')];
  const told = { kind: kinds[stage], subject: dueSubject(due) };
  await act.tell([user.id], {
    kind: told.kind,
    subject: `${told.subject}:${stage}`,
    params: { name: bank.name, nameKm: bank.nameNative, amount, dateEn, dateKm },
    page: '/profile/student-loan',
  });
  if (!bank.textsDues) return;
  const { reaches } = await reachOf(act.deps, act.tx, told.kind, [user.id]);
  if (user.phone && reaches(user.id, 'sms') && (await maySendNoticeSms(act, user.id))) {
    await act.sms({
      to: user.phone,
      body: smsOf(texts[stage].borrower, user.locale, saidOfDue(due)),
      notBefore: afterQuietHours(act.now),
      noticeKind: told.kind,
      noticeSubject: told.subject,
      userId: user.id,
    });
  }
  await textGuardian(act, stage, due);
}
