'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { LinkButton } from '@/components/ui/link-button';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';
import type { UserAnswer } from '@/lib/contract/questions/user-answers';
import { href, withHash } from '@/lib/routes/href';
import { ReportPost } from './report-post';
import { UsefulButton } from './useful-button';

/** What a signed-in reader does with an answer; who asked accepts one. */
export function AnswerActions({ question, answer }: { question: Question; answer: UserAnswer }) {
  const t = useTranslations('thread');
  const { questionId } = question;
  const { userAnswerId, isOwn, state } = answer;
  const isAccepted = question.acceptedAnswerId === userAnswerId;
  const accept = useWrite(qaApi.community.accept, { invalidates: [qaApi.questions.key] });
  const isOpen = state === 'open';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOpen && <UsefulButton questionId={questionId} userAnswerId={userAnswerId} post={answer} />}
      {question.isOwn && isOpen && (
        <WriteButton
          size="sm"
          variant="secondary"
          write={accept}
          onWrite={() =>
            accept.run({ params: { questionId }, body: { userAnswerId: isAccepted ? null : userAnswerId } })
          }
        >
          {t(isAccepted ? 'unaccept' : 'accept')}
        </WriteButton>
      )}
      {isOwn && (
        <LinkButton
          size="sm"
          variant="secondary"
          href={withHash(href('/forum/answer/[id]/edit', { id: questionId }), `answer-${userAnswerId}`)}
        >
          {t('edit')}
        </LinkButton>
      )}
      {!isOwn && isOpen && <ReportPost kind="answer" id={userAnswerId} />}
    </div>
  );
}
