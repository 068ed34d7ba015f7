'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { DecisionDialog } from '@/components/review/decision-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';
import type { UserAnswer } from '@/lib/contract/questions/user-answers';
import { mayStaffAccept } from '@/lib/domain/questions/posts';
import { formatDate } from '@/lib/domain/dates/dates';
import { decidableAnswer } from './decidable';
import { QuestionState } from './question-state';
import { RemovePost } from './remove-post';
import { useWriterName } from './writer-name';

/** An answer with what staff can do: accept it, decide on it, delete it. */
export function DeskAnswer({ question, answer }: { question: Question; answer: UserAnswer }) {
  const t = useTranslations('forum.desk');
  const locale = useLocale();
  const nameOf = useWriterName();
  const [now] = useState(() => new Date());
  const [deciding, setDeciding] = useState(false);
  const accept = useWrite(qaApi.community.accept, {
    invalidates: [qaApi.questions.key],
    problems: { 409: t('authorChooses'), other: t('failed') },
  });
  const { organizationId: orgId, subjectId, questionId } = question;
  const isAccepted = question.acceptedAnswerId === answer.userAnswerId;
  const isGone = question.author === null && question.writerNumber === null;
  const isChoosable = answer.state === 'open' && mayStaffAccept({ hasAuthor: !isGone }, answer, now);
  const choose = () =>
    accept.run({ params: { questionId }, body: { userAnswerId: isAccepted ? null : answer.userAnswerId } });
  return (
    <li className="grid gap-2 rounded-md border border-line p-3.5">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <span className="font-medium text-text">{nameOf(answer)}</span>
        {answer.createdAt && <span>{formatDate(answer.createdAt, locale)}</span>}
        {isAccepted && <Badge tone="success">{t('accepted')}</Badge>}
        {answer.author?.role === 'staff' && <Badge tone="accent">{t('staff')}</Badge>}
        {answer.state !== 'open' && <QuestionState state={answer.state} />}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{answer.answer}</p>
      <div className="flex flex-wrap gap-2">
        {isChoosable && (
          <WriteButton size="sm" variant="secondary" write={accept} onWrite={choose}>
            {t(isAccepted ? 'unaccept' : 'accept')}
          </WriteButton>
        )}
        <Button size="sm" variant="secondary" onClick={() => setDeciding(true)}>
          {t(answer.state === 'open' ? 'hide' : 'decide')}
        </Button>
        <RemovePost
          kind="answer"
          remove={() =>
            qaApi.userAnswers.remove({ params: { orgId, subjectId, questionId, id: answer.userAnswerId } })
          }
        />
      </div>
      {deciding && <DecisionDialog items={[decidableAnswer(answer)]} onClose={() => setDeciding(false)} />}
    </li>
  );
}
