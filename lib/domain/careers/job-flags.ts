/** Why a vacancy waits for a person's decision; what each means to readers is in the messages. */
export const jobFlagKeys = [
  'money',
  'papers',
  'no-address',
  'chat-only',
  'pay',
  'abroad',
  'no-place',
  'no-contract',
  'new-employer',
  'confined',
  'name-lent',
  'looks',
  'bank',
  'minors',
  'at-once',
] as const;
export type JobFlagKey = (typeof jobFlagKeys)[number];

/** `quote` is the sentence as it was written; empty where a fact raised the flag. */
export interface JobFlag {
  key: JobFlagKey;
  quote: string;
}

/** Whether two judgements say the same of the same sentence. */
export const isSameFlag = (a: JobFlag, b: JobFlag): boolean => a.key === b.key && a.quote === b.quote;
