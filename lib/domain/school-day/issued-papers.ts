/** What an office issues out of its records. */
export const issuedKinds = ['enrollment-certificate', 'transcript', 'report-card'] as const;
export type IssuedKind = (typeof issuedKinds)[number];

export const issuedStates = ['valid', 'revoked', 'superseded'] as const;

/** A class is smaller. */
export const papersAtOnceMax = 100;

const serialDigits = 6;

/** The number of a paper at its school, counted anew each year: 2026-000012. */
export const paperSerial = (year: number, number: number): string =>
  `${year}-${String(number).padStart(serialDigits, '0')}`;
