import { useTranslations } from 'next-intl';
import type { Question } from '@/lib/contract/questions/posts';
import { QuestionState } from './question-state';

/** Why readers do not see a post, for its author. */
export function StateNote({ post }: { post: Pick<Question, 'state' | 'stateReason'> }) {
  const t = useTranslations('ownQuestion.mine');
  if (post.state === 'open') return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-2">
      <QuestionState state={post.state} />
      {post.state !== 'merged' && (post.stateReason ?? t('held'))}
    </p>
  );
}
