import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { UserAnswer } from '@/lib/contract/questions/user-answers';
import { AnswerHead } from './answer-head';
import { PostText } from './post-text';

interface AnswerItemProps {
  answer: UserAnswer;
  isAccepted: boolean;
  /** What a signed-in reader can do with it. */
  children?: ReactNode;
}

/** One answer as readers see it. */
export function AnswerItem({ answer, isAccepted, children }: AnswerItemProps) {
  return (
    <li
      id={`answer-${answer.userAnswerId}`}
      className={cn(
        'grid scroll-mt-24 gap-2.5 rounded-lg border bg-surface p-4',
        isAccepted ? 'border-success' : 'border-border',
      )}
    >
      <AnswerHead answer={answer} isAccepted={isAccepted} />
      <PostText text={answer.answer} hasLinks={answer.hasLinks} />
      {children}
    </li>
  );
}
