'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { PageTitle } from '@/components/ui/page-title';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';
import { href } from '@/lib/routes/href';
import { EditAnswer } from './edit-answer';
import { EditQuestion } from './edit-question';

const answersMax = 100;

/** One's own posts below a question: the question itself, and each answer. */
export function EditPosts({ questionId }: { questionId: string }) {
  const t = useTranslations('ownQuestion.edit');
  const query = useQuery(qaApi.questions.find.queryOptions({ params: { questionId } }));
  return (
    <DetailPage
      query={query}
      back={{ href: href('/forum/answer'), label: t('back') }}
      skeleton={<DetailSkeleton />}
    >
      {(question) => <OwnParts question={question} />}
    </DetailPage>
  );
}

function OwnParts({ question }: { question: Question }) {
  const t = useTranslations('ownQuestion.edit');
  const { organizationId: orgId, subjectId, questionId } = question;
  const answers = useQuery(
    qaApi.userAnswers.list.queryOptions({
      params: { orgId, subjectId, questionId },
      query: { limit: answersMax },
    }),
  );
  return (
    <QueryState query={answers} skeleton={<DetailSkeleton />}>
      {({ data }) => {
        const own = data.filter(({ isOwn }) => isOwn);
        if (!question.isOwn && own.length === 0) return <NotFoundScreen />;
        return (
          <div className="grid gap-6">
            <PageTitle>{t('title')}</PageTitle>
            {question.isOwn ? (
              <EditQuestion question={question} />
            ) : (
              <p className="text-lg font-semibold wrap-anywhere">{question.title}</p>
            )}
            {own.map((answer) => (
              <EditAnswer key={answer.userAnswerId} question={question} answer={answer} />
            ))}
          </div>
        );
      }}
    </QueryState>
  );
}
