'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DecisionDialog } from '@/components/review/decision-dialog';
import { Button } from '@/components/ui/button';
import { useKeys } from '@/components/ui/keys/use-keys';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';
import type { ReviewDecision } from '@/lib/domain/review/review';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { decidableQuestion } from './decidable';
import { MergeQuestion } from './merge-question';
import { RemovePost } from './remove-post';

/** What becomes of a question. */
export function QuestionActions({ question }: { question: Question }) {
  const t = useTranslations('forum.desk');
  const router = useRouter();
  const decisions = useTranslations('review.decision.ofTexts.choices');
  const [deciding, setDeciding] = useState<{ decision?: ReviewDecision } | null>(null);
  const [merging, setMerging] = useState(false);
  const decide = (decision?: ReviewDecision) => setDeciding(decision ? { decision } : {});
  const { state } = question;
  useKeys(t('details'), [
    ...(state === 'open'
      ? []
      : [{ keys: ['r'] as const, words: decisions('release'), deed: () => decide('release') }]),
    ...(state === 'hidden'
      ? []
      : [{ keys: ['h'] as const, words: decisions('hide'), deed: () => decide('hide') }]),
    {
      keys: ['a'],
      words: t('answer.title'),
      deed: () => {
        const field = document.querySelector<HTMLElement>('textarea[name="answer"]');
        if (!field) return false;
        field.focus();
        return undefined;
      },
    },
  ]);
  const { organizationId: orgId, subjectId, questionId } = question;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => decide()}>
        {t(question.state === 'open' ? 'hide' : 'decide')}
      </Button>
      {question.state === 'open' && (
        <Button size="sm" variant="secondary" onClick={() => setMerging(true)}>
          {t('merge.button')}
        </Button>
      )}
      <RemovePost
        kind="question"
        remove={() => qaApi.questions.remove({ params: { orgId, subjectId, questionId } })}
        onRemoved={() => router.push(href('/advisor/sala-connect'))}
      />
      {deciding && (
        <DecisionDialog
          items={[decidableQuestion(question, false)]}
          decision={deciding.decision}
          onClose={() => setDeciding(null)}
        />
      )}
      {merging && <MergeQuestion question={question} onClose={() => setMerging(false)} />}
    </>
  );
}
