export const loanSteps = ['money', 'people', 'papers', 'truth'] as const;
export type LoanStep = (typeof loanSteps)[number];

const fields = {
  money: ['bankId', 'amount', 'reason', 'periodMonths'],
  people: ['working', 'guardian', 'guardianName', 'guardianPhone', 'guardianJob'],
  papers: ['documents'],
  truth: ['note', 'understood'],
} as const satisfies Record<LoanStep, readonly string[]>;

export const fieldsOfStep = (step: LoanStep) => fields[step];

/** The index of the step that shows a field. */
export const stepOfPath = (path: string): number =>
  loanSteps.findIndex((step) => fields[step].some((field) => path === field || path.startsWith(`${field}.`)));
