import type { Decidable } from '@/components/review/decision-dialog';
import type { Question } from '@/lib/contract/questions/posts';
import type { UserAnswer } from '@/lib/contract/questions/user-answers';

const heldAs = (state: Question['state']) => {
  if (state === 'open') return null;
  return state === 'held' ? ('unread' as const) : ('hidden' as const);
};
const inBoth = (words: string) => ({ en: words, km: words });

/** A question as the review decides on it. */
export const decidableQuestion = (
  { questionId, title, state }: Question,
  isReported: boolean,
): Decidable => ({
  kind: 'question',
  id: questionId,
  title: inBoth(title),
  held: heldAs(state),
  isReported,
});

export const decidableAnswer = ({ userAnswerId, answer, state }: UserAnswer): Decidable => ({
  kind: 'answer',
  id: userAnswerId,
  title: inBoth(answer),
  held: heldAs(state),
  isReported: false,
});
