'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DecisionDialog } from '@/components/people/review/decision-dialog';
import { Button } from '@/components/ui/button';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/qa/posts';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { decidableQuestion } from './decidable';
import { MergeQuestion } from './merge-question';
import { RemovePost } from './remove-post';

/** What becomes of a question. */
export function QuestionActions({ question }: { question: Question }) {
  const t = useTranslations('forum.desk');
  const router = useRouter();
  const [deciding, setDeciding] = useState(false);
  const [merging, setMerging] = useState(false);
  const { organizationId: orgId, subjectId, questionId } = question;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setDeciding(true)}>
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
        <DecisionDialog items={[decidableQuestion(question, false)]} onClose={() => setDeciding(false)} />
      )}
      {merging && <MergeQuestion question={question} onClose={() => setMerging(false)} />}
    </>
  );
}
