'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';

const offeredMax = 20;

/** Marks a question as a duplicate of one that asks the same. */
export function MergeQuestion({ question, onClose }: { question: Question; onClose: () => void }) {
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
