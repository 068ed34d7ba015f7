'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { WaitsElsewhere } from '@/components/school-day/membership/waits-elsewhere';
import { lmsApi } from '@/lib/api/lms';
import type { DocumentRequest } from '@/lib/contract/school-day/document-requests';
import { isRequestOpen, mayMoveRequest, requestNoteMax } from '@/lib/domain/admissions/document-requests';
import { ReasonButton } from './reason-button';
import { RequestCard } from './request-card';
import { useMoveRequest } from './use-move-request';

const answeredPerPage = 20;

const steps = [
  ['processing', 'prepare'],
  ['ready', 'ready'],
  ['handed-over', 'handOver'],
] as const;

/** The kinds that are issued out of the records. */
const issuable = (kind: DocumentRequest['kind']) =>
  kind === 'transcript' || kind === 'enrollment-certificate' ? kind : null;

function Steps({ orgId, request }: { orgId: string; request: DocumentRequest }) {
  const t = useTranslations('portalPapers');
  const { move, isMoving } = useMoveRequest(orgId);
  const api = lmsApi.issuedPapers;
  const issue = useWrite(api.issue, {
    invalidates: [lmsApi.documentRequests.key],
    problems: {
      'no-finished-course': t('problems.no-finished-course'),
      'not-enrolled': t('problems.not-enrolled'),
      issued: t('stale'),
      'letters-missing': t('problems.letters-missing'),
      404: t('problems.not-found'),
      other: t('failed'),
    },
    done: ({ countTotal }) => t('issuedCount', { count: countTotal }),
  });
  const { requestId, studentId, language, status, isIssued } = request;
  const kind = issuable(request.kind);
  const isOpen = isRequestOpen(status);
  // What cannot be issued is an answer too: the request does not wait on.
  const isTooEarly = issue.problem === t('problems.no-finished-course');
  const issueNow = async () => {
    if (kind) await issue.run({ params: { orgId }, body: { kind, language, studentId, requestId } });
  };
  return (
    <>
      {isTooEarly && isOpen && (
        <Alert
          tone="warning"
          action={
            <Button
              variant="secondary"
              size="sm"
              className="min-h-11"
              disabled={isMoving}
              onClick={() => void move(request, 'rejected', { reason: 'no-finished-course' })}
            >
              {t('answerNotYet')}
            </Button>
          }
        >
          {t('problems.no-finished-course')}
        </Alert>
      )}
      {kind && isOpen && !isIssued && (
        <Button size="sm" className="min-h-11" loading={issue.busy} onClick={() => void issueNow()}>
          {t('issueThis')}
        </Button>
      )}
      {steps
        .filter(([to]) => mayMoveRequest('school', status, to))
        .map(([to, label]) => (
          <Button
            key={to}
            variant="secondary"
            size="sm"
            className="min-h-11"
            disabled={isMoving}
            onClick={() => void move(request, to)}
          >
            {t(label)}
          </Button>
        ))}
      {mayMoveRequest('school', status, 'rejected') && !isIssued && (
        <ReasonButton
          label={t('reject')}
          title={t('rejectTitle')}
          description={t('rejectBody')}
          max={requestNoteMax}
          variant="secondary"
          disabled={isMoving}
          write={{ busy: isMoving }}
          onWrite={(note) => move(request, 'rejected', { note })}
        />
      )}
    </>
  );
}

interface RequestListProps {
  orgId: string;
  requests: readonly DocumentRequest[];
}

const RequestList = ({ orgId, requests }: RequestListProps) => (
  <ul className="-my-4 grid divide-y divide-border">
    {requests.map((request) => (
      <RequestCard key={request.requestId} request={request} withName>
        <Steps orgId={orgId} request={request} />
      </RequestCard>
    ))}
  </ul>
);

/** What waits for the office, as a file or printed, the oldest first. */
export function RequestQueue({ orgId }: { orgId: string }) {
  const t = useTranslations('portalPapers');
  const query = useQuery(lmsApi.documentRequests.listOfOrganization.queryOptions({ params: { orgId } }));
  return (
    <>
      <WaitsElsewhere orgId={orgId} of="papers" />
      <Panel
        title={t('queue')}
        aside={query.data && <span className="text-sm text-muted tabular-nums">{query.data.countTotal}</span>}
      >
        <QueryState
          query={query}
          skeleton={<SkeletonText lines={6} />}
          empty={{
            when: ({ countTotal }) => countTotal === 0,
            show: <Empty title={t('queueEmpty')}>{t('queueEmptyBody')}</Empty>,
          }}
        >
          {({ data, countTotal }) => (
            <>
              <RequestList orgId={orgId} requests={data} />
              {countTotal > data.length && (
                <p className="mt-8 text-sm text-muted">
                  {t('queueMore', { count: countTotal - data.length })}
                </p>
              )}
            </>
          )}
        </QueryState>
      </Panel>
    </>
  );
}

/** What the office has answered, the newest first; nothing where it has answered nothing. */
export function AnsweredRequests({ orgId }: { orgId: string }) {
  const t = useTranslations('portalPapers');
  const query = useInfiniteQuery({
    queryKey: [...lmsApi.documentRequests.key, 'answered', orgId],
    queryFn: ({ pageParam: start }) =>
      lmsApi.documentRequests.listOfOrganization({
        params: { orgId },
        query: { view: 'answered', start, limit: answeredPerPage },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ data, countTotal }, pages) =>
      data.length > 0 && pages.length * answeredPerPage < countTotal
        ? pages.length * answeredPerPage
        : undefined,
  });
  const requests = query.data?.pages.flatMap(({ data }) => data) ?? [];
  if (requests.length === 0) return null;
  return (
    <Panel title={t('answered')}>
      <RequestList orgId={orgId} requests={requests} />
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-8"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('answeredMore')}
        </Button>
      )}
    </Panel>
  );
}
