export const loanReasons = ['laptop', 'tuition', 'both'] as const;
export const loanGuardians = ['mother', 'father', 'other'] as const;
export const guardianJobs = ['work', 'business'] as const;

export const loanDocumentKinds = [
  'nationalIdFront',
  'nationalIdBack',
  'familyBookFront',
  'familyBookBack',
  'studentId',
  'selfieWithId',
  'staffId',
  'payslip',
  'guardianDocuments',
  'contract',
] as const;
export type LoanDocumentKind = (typeof loanDocumentKinds)[number];

export const instalmentStates = ['open', 'paid', 'late'] as const;
export type InstalmentState = (typeof instalmentStates)[number];

export const loanStatuses = [
  'draft',
  'submitted',
  'in-review',
  'returned',
  'approved',
  'rejected',
  'paid-out',
  'closed',
  'cancelled',
] as const;
export type LoanStatus = (typeof loanStatuses)[number];

/** What a bank may want two officers for. */
export const twoOfficerMoves = ['approved', 'paid-out'] as const satisfies readonly LoanStatus[];
export type TwoOfficerMove = (typeof twoOfficerMoves)[number];

/** What stands in the history of a loan beside states and words. */
export const loanDeeds = ['contract-day', 'first-approval', 'first-pay-out', 'settled', 'reopened'] as const;
export type LoanDeed = (typeof loanDeeds)[number];

/** Who may change a loan from which state to which. `returned` means that the bank asks for more. */
const moves: Record<'student' | 'bank', Partial<Record<LoanStatus, readonly LoanStatus[]>>> = {
  student: {
    draft: ['submitted'],
    returned: ['submitted', 'cancelled'],
    submitted: ['cancelled'],
    'in-review': ['cancelled'],
    approved: ['cancelled'],
  },
  bank: {
    submitted: ['in-review', 'returned', 'rejected'],
    'in-review': ['returned', 'approved', 'rejected'],
    approved: ['paid-out', 'rejected'],
  },
};

/** The states that somebody may set now. */
export const loanMovesFrom = (who: 'student' | 'bank', from: LoanStatus): readonly LoanStatus[] =>
  moves[who][from] ?? [];

export function mayMoveLoan(who: 'student' | 'bank', from: LoanStatus, to: LoanStatus): boolean {
  return moves[who][from]?.includes(to) ?? false;
}

/** The bank has agreed or has paid: the student settles it before their account is deleted. */
export const owingLoanStatuses: readonly LoanStatus[] = ['approved', 'paid-out'];

/** The bank and the student may write to each other. */
export const talkingLoanStatuses: readonly LoanStatus[] = [
  'submitted',
  'in-review',
  'returned',
  'approved',
  'paid-out',
];

export const loanActors = ['student', 'bank', 'nobody'] as const;
export type LoanActor = (typeof loanActors)[number];

const actorOf: Record<LoanStatus, LoanActor> = {
  draft: 'student',
  submitted: 'bank',
  'in-review': 'bank',
  returned: 'student',
  approved: 'student',
  rejected: 'nobody',
  'paid-out': 'student',
  closed: 'nobody',
  cancelled: 'nobody',
};

/**
 * Whose step comes next. An approved loan waits for the signed contract, and once it is there (`hasContract`: its photo,
 * or the day that the bank noted) for the bank that pays out. The guardian of a minor agrees before it is sent; where an
 * agreement is missing later, the bank sends it back.
 */
export const nextLoanActor = ({
  status,
  hasContract,
}: {
  status: LoanStatus;
  hasContract: boolean;
}): LoanActor => (status === 'approved' && hasContract ? 'bank' : actorOf[status]);

/** Nothing is left to do for anybody. */
export const isLoanOver = (status: LoanStatus): boolean => actorOf[status] === 'nobody';

/** The student may correct the application. */
export const editableLoanStatuses: readonly LoanStatus[] = ['draft', 'returned'];
/** The student may remove the application; after the bank has started with it, it stays stored. */
export const removableLoanStatuses: readonly LoanStatus[] = ['draft', 'submitted'];

/** The documents that an application needs before it is submitted; the contract follows after the approval. */
export function requiredLoanDocuments(loan: { working: boolean }): LoanDocumentKind[] {
  return loanDocumentKinds.filter(
    (kind) => kind !== 'contract' && (loan.working || (kind !== 'staffId' && kind !== 'payslip')),
  );
}
