import type { LedgerEntry, LoanLedger } from '@/lib/contract/loans/ledger-shapes';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { plainDate } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import type { Paper, RowSection, TableSection } from '@/backend/core/papers/paper';
import { fill, type PaperLocale, paperWords } from '@/backend/core/papers/paper-words';

type Stated = Omit<LoanDetail, 'ledger'> & { ledger: LoanLedger };
type Row = RowSection['rows'][number];

const pick = (latin: string, khmer: string, locale: PaperLocale) => (locale === 'km' && khmer) || latin;

const aboutRows = (loan: Stated, locale: PaperLocale): Row[] => {
  const { printedLoan: t, loan: words } = paperWords[locale];
  const { applicant, bankName, bankNameNative, referenceCode, status, amount, fee } = loan;
  return [
    [t.name, pick(applicant.name, applicant.nameKm, locale)],
    [t.bank, pick(bankName, bankNameNative, locale)],
    [t.reference, referenceCode],
    [t.status, words.status[status]],
    [t.amount, formatUsd(amount)],
    ...(fee > 0 ? [[t.fee, formatUsd(fee)] as const] : []),
  ];
};

const owedRows = ({ ledger }: Stated, locale: PaperLocale): Row[] => {
  const { ledger: t } = paperWords[locale].loan;
  const { balance, principal, interest, fees, ahead, payoff, overdue, nextDue, writtenOff } = ledger;
  const some = (term: string, amount: number): Row[] => (amount > 0 ? [[term, formatUsd(amount)]] : []);
  return [
    [t.balance, formatUsd(balance)],
    ...some(t.principal, principal),
    ...some(t.interest, interest),
    ...some(t.fees, fees),
    ...some(t.ahead, ahead),
    ...some(t.overdue, overdue),
    ...some(t.writtenOff, writtenOff),
    ...(nextDue
      ? [
          [
            t.next,
            fill(t.nextValue, { amount: formatUsd(nextDue.amount), date: plainDate(nextDue.on, locale) }),
          ] as const,
        ]
      : []),
    ...some(t.payoff, payoff),
  ];
};

const whatOf = ({ kind, counters, isCountered }: LedgerEntry, locale: PaperLocale): string => {
  const { ledger: t } = paperWords[locale].loan;
  const what = counters ? fill(t.correctionOf, { what: t.kind[counters] }) : t.kind[kind];
  return isCountered ? fill(t.countered, { what }) : what;
};

const entryTable = ({ ledger }: Stated, locale: PaperLocale): TableSection => {
  const { ledger: t } = paperWords[locale].loan;
  const charged = ledger.entries.filter(({ effect }) => effect > 0);
  const paid = ledger.entries.filter(({ effect }) => effect < 0);
  const total = (entries: readonly LedgerEntry[]) =>
    formatUsd(entries.reduce((sum, { effect }) => sum + Math.round(Math.abs(effect) * 100), 0) / 100);
  return {
    title: t.entries,
    columns: [t.what, t.charged, t.paid, t.balance],
    lines: ledger.entries.map((entry) => [
      `${plainDate(entry.on, locale)}: ${whatOf(entry, locale)}`,
      entry.effect > 0 ? formatUsd(entry.effect) : '',
      entry.effect < 0 ? formatUsd(-entry.effect) : '',
      formatUsd(entry.balance),
    ]),
    total: [paperWords[locale].printedLoan.sum, total(charged), total(paid), formatUsd(ledger.balance)],
  };
};

/** What was paid out, charged and paid of a loan, and what is owed on the day. */
export function statementPaper(loan: Stated, { locale, now }: { locale: PaperLocale; now: Date }): Paper {
  const { ledger: t } = paperWords[locale].loan;
  return {
    locale,
    title: t.statement,
    subtitle: pick(loan.bankName, loan.bankNameNative, locale),
    sections: [
      { title: paperWords[locale].printedLoan.about, rows: aboutRows(loan, locale) },
      { title: fill(t.owedOn, { date: plainDate(loan.ledger.on, locale) }), rows: owedRows(loan, locale) },
      entryTable(loan, locale),
    ],
    note: fill(t.statementNote, { date: plainDate(now, locale) }),
    reference: loan.referenceCode,
  };
}
