import type { UserAnswer } from '@/lib/contract/questions/user-answers';

/** The accepted one first, the others as they came. */
export const inReadingOrder = <Answer extends Pick<UserAnswer, 'userAnswerId'>>(
  answers: readonly Answer[],
  acceptedId: string | null,
): Answer[] =>
  answers.toSorted((a, b) => Number(b.userAnswerId === acceptedId) - Number(a.userAnswerId === acceptedId));
