import { afterQuietHours } from '@/lib/domain/notification/channels';
import { plainDate } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { type banks, guardianConsents, type loans, type users } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/services/access/act';
import { maySendSms } from '@/backend/services/notification/sms-budget';
import { maySendNoticeSms } from '@/backend/services/notification/sms-of-day';
import { agreementTo } from './guardian-consent';
import { namesOf } from './loan-views';

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

const toBorrower = {
  soon: {
    en: (bank: string, amount: string, day: string) =>
      `Sala: ${bank}: an instalment of ${amount} is due on ${day}.`,
    km: (bank: string, amount: string, day: string) => `Sala៖ ${bank}៖ ថ្ងៃបង់ ${amount} គឺ ${day}។`,
  },
  late: {
    en: (bank: string, amount: string, day: string) =>
      `Sala: ${bank}: your instalment of ${amount} was due on ${day}. Pay it, or talk to the bank.`,
    km: (bank: string, amount: string, day: string) =>
      `Sala៖ ${bank}៖ ប្រាក់បង់ ${amount} ហួសកំណត់តាំងពី ${day}។ សូមបង់ ឬទាក់ទងធនាគារ។`,
  },
};

const toGuardian = {
  soon: (student: string, bank: string, amount: string, day: string) =>
    `Sala៖ ${student} ត្រូវបង់ ${amount} ទៅ${bank} នៅថ្ងៃ ${day}។ អ្នកបានយល់ព្រមលើកម្ចីនេះ។`,
  late: (student: string, bank: string, amount: string, day: string) =>
    `Sala៖ ${student} មិនទាន់បង់ ${amount} ទៅ${bank} ដែលត្រូវបង់នៅថ្ងៃ ${day}។ អ្នកបានយល់ព្រមលើកម្ចីនេះ។`,
};

/** The guardian has no account: a text message is the only way. */
async function textGuardian(
  act: AnyAct,
  stage: DueStage,
  { loan, bank, user, on, cents }: Due,
): Promise<void> {
  if (!loan.guardianPhone) return;
  if ((await act.tx.$count(guardianConsents, agreementTo(loan))) === 0) return;
  if (!(await maySendSms(act))) return;
  const { name, nameKm } = namesOf(user);
  const amount = formatUsd(cents / centsPerUsd);
  const body = toGuardian[stage](nameKm || name, bank.nameNative, amount, plainDate(on, 'km'));
  const told = { noticeKind: kinds[stage], noticeSubject: dueSubject({ loan, on }) };
  await act.sms({ ...told, to: loan.guardianPhone, body, notBefore: afterQuietHours(act.now) });
}

/** Tells the borrower of one instalment; where the bank pays for it, by text message too, and the guardian who agreed. */
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
  if (user.phone && user.phoneVerified && (await maySendNoticeSms(act, user.id))) {
    const say = toBorrower[stage];
    const body =
      user.locale === 'en' ? say.en(bank.name, amount, dateEn) : say.km(bank.nameNative, amount, dateKm);
    await act.sms({
      to: user.phone,
      body,
      notBefore: afterQuietHours(act.now),
      noticeKind: told.kind,
      noticeSubject: told.subject,
      userId: user.id,
    });
  }
  await textGuardian(act, stage, due);
}
