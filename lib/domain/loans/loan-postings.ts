/** `correction` counters one other posting whole; nothing that was posted is ever changed. */
export const postingKinds = ['paid-out', 'interest', 'fee', 'payment', 'correction', 'written-off'] as const;
export type PostingKind = (typeof postingKinds)[number];

/** What an officer posts by hand; interest follows from the days, the pay-out from the decision. */
export const officerKinds = ['payment', 'fee', 'written-off'] as const;

/** What a payment pays first within one due. */
export const paymentOrders = [
  'fee-interest-principal',
  'interest-fee-principal',
  'interest-principal-fee',
] as const;
export type PaymentOrder = (typeof paymentOrders)[number];

export const dueParts = ['fee', 'interest', 'principal'] as const;
export type DuePart = (typeof dueParts)[number];
export const partsInOrder: Record<PaymentOrder, readonly DuePart[]> = {
  'fee-interest-principal': ['fee', 'interest', 'principal'],
  'interest-fee-principal': ['interest', 'fee', 'principal'],
  'interest-principal-fee': ['interest', 'principal', 'fee'],
};

/** One posting, in cents. */
export interface LoanPosting {
  id: string;
  /** The day that it counts for, YYYY-MM-DD; of a correction the day of what it counters. */
  on: string;
  kind: PostingKind;
  amountCents: number;
  /** The posting that a correction counters. */
  countersId: string | null;
  /** Of interest: the instalment with which it is due. */
  instalment: number | null;
  /** Noted before there was a ledger: its interest stays as it was noted. */
  carriedOver: boolean;
}

const signs: Record<PostingKind, 1 | -1> = {
  'paid-out': 1,
  interest: 1,
  fee: 1,
  payment: -1,
  'written-off': -1,
  correction: -1,
};

/** What each posting does to the debt, in cents: a correction does the opposite of what it counters. */
export function effectsOf(postings: readonly LoanPosting[]): Map<string, number> {
  const effects = new Map<string, number>();
  for (const { id, kind, amountCents } of postings)
    if (kind !== 'correction') effects.set(id, signs[kind] * amountCents);
  for (const { id, kind, countersId } of postings)
    if (kind === 'correction') effects.set(id, -(effects.get(countersId ?? '') ?? 0));
  return effects;
}

/** The postings that hold: neither countered nor corrections. */
export function holding(postings: readonly LoanPosting[]): LoanPosting[] {
  const countered = new Set(postings.map(({ countersId }) => countersId));
  return postings.filter(({ id, kind }) => kind !== 'correction' && !countered.has(id));
}

const order: Record<PostingKind, number> = {
  'paid-out': 0,
  interest: 1,
  fee: 2,
  payment: 3,
  'written-off': 3,
  correction: 4,
};
/** In which order postings of one day count: what is charged comes before what is paid. */
export const postingOrder = (kind: PostingKind): number => order[kind];
