import * as z from 'zod';
import { birthday } from '@/components/profiles/profile-schema';
import { loanFields, type LoanDetail } from '@/lib/contract/loans/loan-shapes';
import type { Bank } from '@/lib/contract/loans/banks';
import { typed } from '@/lib/contract/fields';
import { parseMonthDayYear, toMonthDayYear } from '@/lib/domain/dates/dates';
import { requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';

const { amount, reason, guardian, guardianName, guardianPhone, guardianJob } = loanFields.shape;
const periods = { '3': 3, '6': 6, '12': 12 } as const;

/** As it is typed: choices are texts, papers the keys of files, the birthday MM/DD/YYYY. */
export const loanSchema = z
  .object({
    bankId: z.string().min(1, 'required'),
    amount,
    reason,
    periodMonths: z.enum(['3', '6', '12']).transform((months) => periods[months]),
    working: z.enum(['yes', 'no']),
    guardian,
    guardianName,
    guardianPhone,
    guardianJob,
    dob: birthday.refine((day) => day !== '', 'required'),
    documents: z.record(z.string(), z.string().nullable()),
    note: typed(1000),
    understood: z.boolean(),
  })
  .superRefine((values, context) => {
    for (const kind of requiredLoanDocuments({ working: values.working === 'yes' }))
      if (!values.documents[kind])
        context.addIssue({ code: 'custom', path: ['documents', kind], message: 'required' });
    if (!values.understood) context.addIssue({ code: 'custom', path: ['understood'], message: 'required' });
  });

export type LoanValues = z.input<typeof loanSchema>;
export type CheckedLoan = z.output<typeof loanSchema>;

const text = z.string().max(2_000).catch('');

/** What a device may have stored; also of an older version of the form. */
export const storedLoan = z.object({
  bankId: text,
  amount: z.union([z.number(), z.string(), z.null()]).catch(null),
  reason: text,
  periodMonths: text,
  working: text,
  guardian: text,
  guardianName: text,
  guardianPhone: text,
  guardianJob: text,
  dob: text,
  documents: z.record(z.string(), z.string().nullable()).catch({}),
  note: text,
});
export type StoredLoan = z.output<typeof storedLoan>;

export const emptyLoan = (bankId = ''): StoredLoan => ({
  bankId,
  amount: null,
  reason: '',
  periodMonths: '',
  working: '',
  guardian: '',
  guardianName: '',
  guardianPhone: '',
  guardianJob: '',
  dob: '',
  documents: {},
  note: '',
});

/** An application that was sent, to be corrected. */
export const valuesOfLoan = (loan: LoanDetail): StoredLoan => ({
  bankId: loan.bankId,
  amount: loan.amount,
  reason: loan.reason,
  periodMonths: String(loan.periodMonths),
  working: loan.working ? 'yes' : 'no',
  guardian: loan.guardian,
  guardianName: loan.guardianName,
  guardianPhone: loan.guardianPhone ?? '',
  guardianJob: loan.guardianJob,
  dob: loan.borrower?.dob ? toMonthDayYear(loan.borrower.dob) : '',
  documents: { ...loan.documents },
  note: '',
});

/** Why a bank does not lend an amount; the server says the same. */
export const amountRefusal = (bank: Pick<Bank, 'fee' | 'amountMax'>, amount: unknown) => {
  if (typeof amount !== 'number') return null;
  if (amount > bank.amountMax) return 'over-bank-limit';
  return amount <= bank.fee ? 'below-fee' : null;
};

/** What the form holds: the schema's input, except that nothing may be chosen yet. */
export const toFormValues = (stored: StoredLoan) => ({ ...stored, understood: false }) as LoanValues;

/** The body of the calls; empty papers are left out. */
export function toLoanBody(values: CheckedLoan) {
  const {
    bankId: _bankId,
    note: _note,
    understood: _understood,
    working,
    dob,
    documents,
    ...fields
  } = values;
  const given = Object.entries(documents).filter(([, key]) => key);
  return {
    ...fields,
    working: working === 'yes',
    dob: parseMonthDayYear(dob) ?? '',
    documents: loanFields.shape.documents.parse(Object.fromEntries(given)),
  };
}
