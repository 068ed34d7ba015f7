'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { useWrite } from '@/components/kits/write/use-write';
import { Chip } from '@/components/ui/chip';
import { SkeletonText } from '@/components/ui/skeleton';
import { academicApi } from '@/lib/api/academic';
import type { Revision } from '@/lib/contract/schools/content-revisions';
import { RevisionItem } from './revision-item';

type Status = Revision['status'];

/** Proposals of readers for the advisor's schools; the toast offers to undo the closing. */
export function RevisionPanel() {
  const t = useTranslations('advisor.revisions');
  const tCorrection = useTranslations('correction');
  const [status, setStatus] = useState<Status>('open');
  const query = useQuery(academicApi.contentRevisions.list.queryOptions({ query: { status } }));
  const close = useWrite(academicApi.contentRevisions.close, { problems: { other: t('failed') } });

  const move = async (id: string, to: Status, undoable: boolean) => {
    if (!(await close.run({ params: { id }, body: { status: to } }))) return;
    const back = to === 'done' ? 'open' : 'done';
    showToast({
      kind: 'success',
      message: t(to === 'done' ? 'closed' : 'reopened'),
      ...(undoable && { action: { label: t('undo'), onPress: () => void move(id, back, false) } }),
    });
  };

  // What was sent to the proposer cannot be undone.
  const decide = async (id: string, decision: NonNullable<Revision['decision']>, answer: string) => {
    const body = { status: 'done' as const, decision, answer };
    if (await close.run({ params: { id }, body }))
      showToast({ kind: 'success', message: tCorrection('decided') });
  };

  return (
    <>
      <div className="mb-4 flex gap-2">
        {(['open', 'done'] as const).map((each) => (
          <Chip key={each} selected={status === each} onClick={() => setStatus(each)}>
            {t(each)}
          </Chip>
        ))}
      </div>
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={4} className="py-2" />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: <p className="text-muted">{t(status === 'open' ? 'emptyOpen' : 'emptyDone')}</p>,
        }}
      >
        {({ data }) => (
          <ul>
            {data.map((revision) => (
              <RevisionItem
                key={revision.id}
                revision={revision}
                busy={close.running?.params.id === revision.id}
                onMove={(to) => void move(revision.id, to, true)}
                onDecide={(decision, answer) => void decide(revision.id, decision, answer)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {query.isError && query.data && (
        <FailedNotice onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
    </>
  );
}
