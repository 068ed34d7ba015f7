'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { RequestCard } from './request-card';
import { useMoveRequest } from './use-move-request';

interface OwnRequestsProps {
  orgId: string;
  studentId: string;
  copy: 'hard' | 'soft';
  /** A guardian only reads. */
  mayChange: boolean;
}

/** What a student has asked for, for the student and for a guardian. */
export function OwnRequests({ orgId, studentId, copy, mayChange }: OwnRequestsProps) {
  const t = useTranslations('portalPapers');
  const { move, isMoving } = useMoveRequest(orgId);
  const query = useQuery(
    lmsApi.documentRequests.list.queryOptions({ params: { orgId, id: studentId }, query: { copy } }),
  );
  return (
    <Panel title={t('requests')}>
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={4} />}
        empty={{
          when: ({ countTotal }) => countTotal === 0,
          show: <Empty title={t('none')}>{t(mayChange ? 'noneBody' : 'noneBodyOfChild')}</Empty>,
        }}
      >
        {({ data }) => (
          <ul className="-my-4 grid divide-y divide-border">
            {data.map((request) => (
              <RequestCard key={request.requestId} request={request} withName={false}>
                {mayChange && request.status === 'requested' && (
                  <Button
                    variant="ghost"
                    size="sm"
                    className="min-h-11"
                    disabled={isMoving}
                    onClick={() => void move(request, 'cancelled')}
                  >
                    {t('cancel')}
                  </Button>
                )}
              </RequestCard>
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}
