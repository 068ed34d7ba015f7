import * as z from 'zod';
import { isWrittenName } from '@/lib/domain/values/name';
import { loanLimits } from '@/lib/domain/limits/loans';
import { birthdaySources, consentStates } from '@/lib/domain/loans/guardian-consent';
import {
  guardianJobs,
  loanDocumentKinds,
  loanActors,
  loanGuardians,
  loanReasons,
  loanStatuses,
  nextLoanActor,
  instalmentStates,
  loanDeeds,
  twoOfficerMoves,
} from '@/lib/domain/loans/loan-rules';
import { orUnsaid, answer, answeredInstant, answeredUsd, type Raw, recordId, textOr } from '../answers';
import { isoDate, requiredText, typed } from '../fields';
import { loanLedger } from './ledger-shapes';
import { phone } from '../person-fields';
import { whenWrong } from '../zod-settings';

/** One event of a loan: a state, a word or a deed. */
const loanEvent = z.object({
  at: answeredInstant,
  by: z.enum(['student', 'bank']),
  fromStatus: z.enum(loanStatuses).nullable(),
  toStatus: z.enum(loanStatuses),
  note: z.string().nullable(),
  /** What was done, where it is neither a state nor a word. */
  deed: z.enum(loanDeeds).nullable().default(null),
  /** Who did it; of the bank's people only the bank reads the names. */
  person: z.object({ name: z.string(), nameKm: z.string() }).nullable().default(null),
  /** Why it was approved with a paper unseen, for the bank. */
  unseenReason: z.string().nullable().default(null),
  /** How the bank knew the age of somebody who had changed a minor's birthday, for the bank. */
  ageReason: z.string().nullable().default(null),
});

/** What a first officer has agreed to, and whether that was the reader; for the bank. */
const firstOfficer = z.object({
  move: z.enum(twoOfficerMoves),
  name: z.string(),
  isReader: z.boolean(),
});

/** Of the plan of a loan. */
const instalment = z.object({
  number: z.int(),
  dueOn: isoDate.nullable(),
  payment: z.number(),
  interest: z.number(),
  principal: z.number(),
  balance: z.number(),
  state: z.enum(instalmentStates),
  /** The day on which the last of it was paid. */
  paidOn: isoDate.nullable(),
});

const centsPerUsd = 100;
/** USD with whole cents. */
export const loanAmount = z
  .number()
  .gt(0, 'amount-positive')
  .lt(loanLimits.amountBelowUsd, 'amount-below-limit')
  .refine((value) => Math.abs(value * centsPerUsd - Math.round(value * centsPerUsd)) < 1e-6, 'whole-cents')
  .refine((value) => Math.round(value * centsPerUsd) > 0, 'amount-positive');

const periodMonths = z.literal([...loanLimits.periodsMonths], whenWrong('period'));

/** The storage keys of uploaded files; never the files, never their addresses. */
const loanDocuments = z.partialRecord(z.enum(loanDocumentKinds), z.string().max(200));
export type LoanDocuments = z.infer<typeof loanDocuments>;

export const loanFields = z.object({
  amount: loanAmount,
  reason: z.enum(loanReasons),
  periodMonths,
  working: z.boolean(),
  guardian: z.enum(loanGuardians),
  guardianName: requiredText(100).refine((name) => name === '' || isWrittenName(name), 'not-a-name'),
  guardianPhone: phone,
  guardianJob: z.enum(guardianJobs),
  /** The borrower's birthday. */
  dob: z.string('required').min(1, 'required').pipe(isoDate),
  documents: loanDocuments,
});

/** A draft may lack documents; a submitted application may not. */
export const loanApplication = loanFields.extend({
  status: z.enum(['draft', 'submitted']).default('submitted'),
});

/**
 * The student changes fields, submits or cancels; the bank sets other states, gives reasons and the day of the contract. A
 * `note` alone is a question or an answer. `unseenReason` says why a bank approves with a paper that nobody there opened,
 * `ageReason` by what it knows the age of somebody who changed a minor's birthday.
 */
export const loanChange = loanFields.partial().extend({
  status: z.enum(loanStatuses).optional(),
  note: typed(1000).optional(),
  contractOn: isoDate.optional(),
  unseenReason: typed(500).optional(),
  ageReason: typed(500).optional(),
});
export type LoanChange = z.output<typeof loanChange>;

/** Amounts in USD. `yearlyRatePercent` is the bank's rate on the day the application was sent. */
const fields = z.object({
  loanId: recordId,
  referenceCode: z.string(),
  bankId: recordId,
  bankName: z.string(),
  bankNameNative: z.string(),
  userId: recordId,
  applicant: z.object({ name: z.string(), nameKm: z.string(), phone: z.string().nullable() }),
  amount: answeredUsd,
  reason: z.enum(loanReasons),
  periodMonths: z.int(),
  working: z.boolean(),
  guardian: z.enum(loanGuardians),
  status: z.enum(loanStatuses),
  /** Whose step comes next. */
  nextActor: z.enum(loanActors),
  /** Closed, and the bank has lost a part of it. */
  isWrittenOff: z.boolean(),
  yearlyRatePercent: orUnsaid(z.number()),
  monthlyPayment: orUnsaid(z.number()),
  /** In USD, kept back on the day of the loan. */
  fee: z.number(),
  paidCount: z.int(),
  /** Of the first instalment that is not paid; null before the loan is paid out, and after the last payment. */
  nextDueOn: isoDate.nullable(),
  /** What is still to pay of it, in USD. */
  nextDueAmount: z.number(),
  missingDocuments: z.array(z.enum(loanDocumentKinds)),
  version: z.int(),
  createdAt: answeredInstant,
  updatedAt: answeredInstant,
});
const loanAdded = ({ loanId, createdAt, status }: Raw) => ({
  referenceCode: textOr(loanId),
  bankName: '',
  bankNameNative: '',
  applicant: { name: '', nameKm: '', phone: null },
  working: false,
  status: 'submitted' as const,
  nextActor: nextLoanActor({
    status: loanStatuses.find((each) => each === status) ?? 'submitted',
    hasContract: false,
  }),
  isWrittenOff: false,
  yearlyRatePercent: null,
  monthlyPayment: null,
  fee: 0,
  paidCount: 0,
  nextDueOn: null,
  nextDueAmount: 0,
  missingDocuments: [],
  version: 0,
  updatedAt: textOr(createdAt),
});
export const loan = answer(fields, loanAdded);
export type Loan = z.infer<typeof loan>;

/** `documents` is null for advisors: only the student and the bank see references. */
const detailFields = fields.extend({
  guardianName: z.string(),
  guardianPhone: z.string().nullable(),
  /** When the guardian of a minor agreed by text message. */
  guardianAgreedAt: answeredInstant.nullable(),
  /** The borrower's age, for the student and the bank, as long as the loan is open. */
  borrower: z
    .object({
      dob: isoDate.nullable(),
      consent: z.enum(consentStates),
      /** Every birthday that is known of the person. */
      said: z.array(z.object({ source: z.enum(birthdaySources), dob: isoDate, isMinor: z.boolean() })),
      /** Birthdays that were changed, latest first. */
      changes: z.array(
        z.object({ at: answeredInstant, source: z.enum(birthdaySources), before: isoDate, after: isoDate }),
      ),
    })
    .nullable(),
  contractOn: isoDate.nullable(),
  effectiveYearlyPercent: orUnsaid(z.number()),
  guardianJob: z.enum(guardianJobs),
  documents: loanDocuments.nullable(),
  plan: z.object({ instalments: z.array(instalment), totalInterest: z.number(), total: z.number() }),
  timeline: z.array(loanEvent),
  firstOfficer: firstOfficer.nullable(),
  /** Required papers that nobody of the bank has opened, for the bank. */
  unseenDocuments: z.array(z.enum(loanDocumentKinds)),
  /** The books of today, once it is paid out. */
  ledger: loanLedger.nullable(),
});
export const loanDetail = answer(detailFields, (raw) => ({
  ...loanAdded(raw),
  guardianName: '',
  guardianPhone: null,
  guardianAgreedAt: null,
  borrower: null,
  contractOn: null,
  effectiveYearlyPercent: null,
  documents: null,
  plan: { instalments: [], totalInterest: 0, total: 0 },
  timeline: [],
  firstOfficer: null,
  unseenDocuments: [],
  ledger: null,
}));
export type LoanDetail = z.infer<typeof loanDetail>;
