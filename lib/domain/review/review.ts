/** What people write and others may report. */
export const reportKinds = ['vacancy', 'question', 'answer'] as const;

/** What may wait for a decision; each kind has its own handler in the backend. Schools wait until Sala agrees to them. */
export const reviewKinds = ['school', ...reportKinds] as const;
export type ReviewKind = (typeof reviewKinds)[number];

export const reportReasons = [
  'fraud',
  'money',
  'discrimination',
  'insult',
  'private-data',
  'wrong',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `keep` leaves it as it is, `hide` takes it away from readers, `release` shows it. */
export const reviewDecisions = ['keep', 'hide', 'release'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Held posts of one person that are shown, and decided, together. */
export const reviewedTogetherMax = 20;
