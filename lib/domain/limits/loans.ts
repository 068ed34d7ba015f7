export const loanLimits = {
  /** The amount must be less than this. */
  amountBelowUsd: 1_000,
  periodsMonths: [3, 6, 12],
  /** The highest yearly rate of microfinance, on the remaining debt. */
  yearlyRateCapPercent: 18,
  /** Sala's own bound: a fee may not eat up a small loan. */
  feeMaxUsd: 50,
  amountMinUsd: 50,
  branchesMax: 60,
} as const;

export const ledgerLimits = {
  postingMaxUsd: 10_000,
  noteMaxCharacters: 500,
  /** How far ahead what would end a loan is computed. */
  payoffAheadMaxDays: 731,
  /** What is past due for more days than these counts as at risk. */
  atRiskDays: [30, 60, 90],
} as const;
