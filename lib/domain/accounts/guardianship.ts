import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';

/** What a guardian may see of a student; each is given by itself. */
export const guardianViews = ['attendance', 'scores', 'timetable', 'papers', 'applications', 'fees'] as const;
export type GuardianView = (typeof guardianViews)[number];

/** What a new guardian sees: the school day. Where a child applies and what it costs is shown by a choice of its own. */
export const firstGuardianViews = [
  'attendance',
  'scores',
  'timetable',
  'papers',
] as const satisfies readonly GuardianView[];

/**
 * `waiting`: the guardian has entered the code, and the student has not confirmed. `asked-anew`: the student has become an
 * adult since, and has not confirmed as one.
 */
export const guardianStates = ['waiting', 'confirmed', 'asked-anew'] as const;
export type GuardianState = (typeof guardianStates)[number];

export const guardiansMax = 4;
export const guardianCodeHours = 48;
/** A code on a printed sheet waits for a meeting of parents. */
export const classCodeDays = 14;
export const guardianGuessesPerHourMax = 5;

/** Capitals that nobody takes for another letter or a digit, neither read nor heard. */
export const guardianCodeLetters = 'ACEFHJKMNPRTUWXY';
export const guardianCodeLength = 8;

/** A code as it is typed: without spaces and hyphens, in capitals. It may still be wrong. */
export const readGuardianCode = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/[\s\u200b-]/g, '')
    .toUpperCase();

/** What counts of a relation that nobody has ended. */
export const guardianState = ({
  confirmedAt,
  askedAnewAt,
}: {
  confirmedAt: Date | null;
  askedAnewAt: Date | null;
}): GuardianState => (confirmedAt ? 'confirmed' : askedAnewAt ? 'asked-anew' : 'waiting');
