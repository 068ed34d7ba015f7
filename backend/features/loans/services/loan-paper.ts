import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { plainDate } from '@/lib/domain/dates/dates';
import type { LoanStatus } from '@/lib/domain/loans/loan-rules';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { formatPhone } from '@/lib/domain/values/phone';
import type { Paper, RowSection, TableSection } from '@/backend/core/papers/paper';
import { fill, type PaperLocale, paperWords } from '@/backend/core/papers/paper-words';

interface Bank {
  name: string;
  nameNative: string;
  phone: string | null;
  email: string | null;
}
type Row = RowSection['rows'][number];

const agreed: readonly LoanStatus[] = ['approved', 'paid-out', 'closed'];
const ended: readonly LoanStatus[] = ['rejected', 'cancelled'];

const pick = (latin: string, khmer: string, locale: PaperLocale) => (locale === 'km' && khmer) || latin;

/** What must be known of a paper that is no offer. */
const noticeOf = ({ status }: LoanDetail, locale: PaperLocale): string => {
  const { printedLoan: t, loan } = paperWords[locale];
  return ended.includes(status) ? fill(t.ended, { status: loan.status[status] }) : t.noOffer;
};

const aboutRows = (loan: LoanDetail, bank: Bank, locale: PaperLocale): Row[] => {
  const { printedLoan: t, loan: words } = paperWords[locale];
  const { applicant, guardianName, guardianAgreedAt, contractOn } = loan;
  const guardian = `${guardianName} (${words.guardian[loan.guardian]})`;
  return [
    [t.name, pick(applicant.name, applicant.nameKm, locale)],
    [t.bank, pick(bank.name, bank.nameNative, locale)],
    ...(bank.phone ? [[t.bankPhone, formatPhone(bank.phone)] as const] : []),
    ...(bank.email ? [[t.bankEmail, bank.email] as const] : []),
    [t.reference, loan.referenceCode],
    [t.status, words.status[loan.status]],
    [t.sent, plainDate(loan.createdAt, locale)],
    [t.contract, contractOn ? plainDate(contractOn, locale) : t.noContract],
    [t.reason, words.reason[loan.reason]],
    [
      t.guardian,
      guardianAgreedAt
        ? fill(t.guardianAgreed, { name: guardian, date: plainDate(guardianAgreedAt, locale) })
        : guardian,
    ],
  ];
};

const priceRows = (loan: LoanDetail, locale: PaperLocale): Row[] => {
  const { printedLoan: t } = paperWords[locale];
  const { amount, fee, periodMonths, plan, yearlyRatePercent, effectiveYearlyPercent } = loan;
  return [
    [t.amount, formatUsd(amount)],
    [t.period, periodMonths === 12 ? t.year : fill(t.months, { months: periodMonths })],
    [t.rate, fill(t.rateValue, { rate: yearlyRatePercent ?? '–' })],
    [t.effective, fill(t.effectiveValue, { rate: effectiveYearlyPercent?.toFixed(2) ?? '–' })],
    [t.fee, formatUsd(fee)],
    [t.receive, formatUsd(amount - fee)],
    [t.interest, formatUsd(plan.totalInterest)],
    [t.cost, formatUsd(plan.totalInterest + fee)],
    [t.total, formatUsd(plan.total)],
  ];
};

const instalmentTable = ({ amount, plan }: LoanDetail, locale: PaperLocale): TableSection => {
  const { printedLoan: t, loan } = paperWords[locale];
  const { due, payment, interest, principal, balance, month } = loan.plan;
  return {
    title: t.instalments,
    columns: [due, payment, interest, principal, balance],
    lines: plan.instalments.map((each) => [
      each.dueOn ? plainDate(each.dueOn, locale) : fill(month, { number: each.number }),
      ...[each.payment, each.interest, each.principal, each.balance].map(formatUsd),
    ]),
    total: [t.sum, ...[plan.total, plan.totalInterest, amount].map(formatUsd), ''],
    ...(plan.instalments.some(({ dueOn }) => dueOn === null) && { foot: t.later }),
  };
};

/** The terms of a loan: an offer once the bank has agreed. */
export function loanPaper(
  loan: LoanDetail,
  bank: Bank,
  { locale, now }: { locale: PaperLocale; now: Date },
): Paper {
  const { printedLoan: t, loan: words } = paperWords[locale];
  const { title: troubleTitle, ...trouble } = words.trouble;
  const isOffer = agreed.includes(loan.status);
  return {
    locale,
    title: isOffer ? t.offer : t.terms,
    subtitle: pick(bank.name, bank.nameNative, locale),
    ...(!isOffer && { notice: noticeOf(loan, locale) }),
    sections: [
      { title: t.about, rows: aboutRows(loan, bank, locale) },
      { title: t.price, rows: priceRows(loan, locale) },
      instalmentTable(loan, locale),
      { title: troubleTitle, points: Object.values(trouble) },
    ],
    note: fill(t.note, { date: plainDate(now, locale) }),
    reference: loan.referenceCode,
  };
}
