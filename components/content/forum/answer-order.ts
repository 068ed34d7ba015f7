import type { UserAnswer } from '@/lib/contract/qa/user-answers';

/** The accepted one first, the others as they came. */
export const inReadingOrder = (answers: readonly UserAnswer[], acceptedId: string | null): UserAnswer[] =>
  answers.toSorted((a, b) => Number(b.userAnswerId === acceptedId) - Number(a.userAnswerId === acceptedId));
