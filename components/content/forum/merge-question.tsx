'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { isApiError } from '@/lib/api/api-error';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/qa/posts';

const offeredMax = 20;

/** Marks a question as a duplicate of one that asks the same. */
export function MergeQuestion({ question, onClose }: { question: Question; onClose: () => void }) {
  const t = useTranslations('forum.desk.merge');
  const { organizationId: orgId, questionId, title, version } = question;
  const query = useQuery(
    qaApi.community.similar.queryOptions({ params: { orgId }, query: { text: title, limit: offeredMax } }),
  );
  const merge = useMutation(
    qaApi.community.merge.mutationOptions({ meta: { invalidates: [qaApi.questions.key] } }),
  );
  const choose = async (into: string) => {
    try {
      await merge.mutateAsync({ params: { questionId }, body: { into }, version });
      showToast({ kind: 'success', message: t('done') });
      onClose();
    } catch (error) {
      showToast({ kind: 'danger', message: t(isApiError(error, 412) ? 'stale' : 'failed') });
    }
  };
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
                      disabled={merge.isPending}
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
