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
import { RemovePost } from './remove-post';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';

const offeredMax = 20;

/** Marks a question as a duplicate of one that asks the same. */
function MergeQuestion({ question, onClose }: { question: Question; onClose: () => void }) {
  const t = useTranslations('forum.desk.merge');
  const { organizationId: orgId, questionId, title, version } = question;
  const query = useQuery(
    qaApi.community.similar.queryOptions({ params: { orgId }, query: { text: title, limit: offeredMax } }),
  );
  const merge = useWrite(qaApi.community.merge, {
    invalidates: [qaApi.questions.key],
    problems: { 412: t('stale'), other: t('failed') },
    done: () => {
      onClose();
      return t('done');
    },
  });
  const choose = (into: string) => merge.run({ params: { questionId }, body: { into }, version });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title')} description={t('body')}>
        <QueryState query={query} skeleton={<Skeleton className="h-24" />}>
          {({ data }) => {
            const others = data.filter((row) => row.questionId !== questionId);
            if (others.length === 0) return <p className="text-muted">{t('none')}</p>;
            return (
              <ul className="grid gap-2">
                {others.map((row) => (
                  <li key={row.questionId} className="flex items-center justify-between gap-3">
                    <span className="wrap-anywhere">{row.title}</span>
                    <Button
                      size="sm"
                      variant="secondary"
                      disabled={merge.busy}
                      onClick={() => void choose(row.questionId)}
                    >
                      {t('choose')}
                    </Button>
                  </li>
                ))}
              </ul>
            );
          }}
        </QueryState>
      </DialogContent>
    </Dialog>
  );
}

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
