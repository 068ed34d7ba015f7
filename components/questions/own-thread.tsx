'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { qaApi } from '@/lib/api/qa';
import { useViewer } from '@/lib/query/use-viewer';
import { AnswerActions } from './answer-actions';
import { AnswerItem } from './answer-item';
import { inReadingOrder } from './answer-order';
import { OpenOnWish } from './open-on-wish';
import { QuestionState } from './question-state';
import { QuestionTools } from './question-tools';
import type { ThreadPlace } from './thread-slot';
import { WriteAnswer } from './write-answer';

const answersMax = 100;
const Chat = lazyPart(
  async () => (await import('./chat')).Chat,
  () => <Skeleton className="h-96" />,
  { ssr: false },
);

interface OwnThreadProps {
  place: ThreadPlace;
  /** The answers are there, or why not. */
  onShown: () => void;
}

/** The answers as a signed-in reader sees them, with their own marks and posts, and the chat once it is opened. */
export function OwnThread({ place, onShown }: OwnThreadProps) {
  const t = useTranslations('thread');
  const words = useTranslations('question');
  const { organizationId: orgId, subjectId, questionId } = place;
  const viewer = useViewer();
  const question = useQuery(qaApi.questions.find.queryOptions({ params: { questionId } }));
  const answers = useQuery(
    qaApi.userAnswers.list.queryOptions({
      params: { orgId, subjectId, questionId },
      query: { limit: answersMax },
    }),
  );
  const isReady = question.isSuccess && answers.isSuccess;
  useEffect(() => {
    if (isReady) onShown();
  }, [isReady, onShown]);
  return (
    <QueryState query={question} skeleton={<Skeleton className="h-12" />}>
      {(asked) => (
        <>
          <QuestionTools question={asked} />
          <QueryState query={answers} skeleton={<Skeleton className="h-32" />}>
            {({ data }) =>
              data.length === 0 ? (
                <p className="text-muted">{words('noAnswers')}</p>
              ) : (
                <ul className="grid gap-4">
                  {inReadingOrder(data, asked.acceptedAnswerId).map((answer) => (
                    <AnswerItem
                      key={answer.userAnswerId}
                      answer={answer}
                      isAccepted={answer.userAnswerId === asked.acceptedAnswerId}
                    >
                      {answer.state !== 'open' && (
                        <p className="flex flex-wrap items-center gap-2 text-sm">
                          <QuestionState state={answer.state} />
                          {answer.stateReason ?? t('heldNote')}
                        </p>
                      )}
                      <AnswerActions question={asked} answer={answer} />
                    </AnswerItem>
                  ))}
                </ul>
              )
            }
          </QueryState>
          {viewer.data && <WriteAnswer question={asked} viewer={viewer.data} />}
          {viewer.data && (
            <OpenOnWish label={t('chat.open')} note={t('chat.note')}>
              <Chat questionId={questionId} viewer={viewer.data} />
            </OpenOnWish>
          )}
        </>
      )}
    </QueryState>
  );
}
