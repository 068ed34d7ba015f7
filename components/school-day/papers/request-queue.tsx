'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { lmsApi } from '@/lib/api/lms';
import type { DocumentRequest } from '@/lib/contract/school-day/document-requests';
import { isRequestOpen, mayMoveRequest, requestNoteMax } from '@/lib/domain/admissions/document-requests';
import { href } from '@/lib/routes/href';
import { ReasonButton } from './reason-button';
import { RequestCard } from './request-card';
import { useMoveRequest } from './use-move-request';

const pages = {
  hard: '/profile/documentreport/hardcopy-request',
  soft: '/profile/documentreport/softcopy-request',
} as const;

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
      404: t('problems.not-found'),
      other: t('failed'),
    },
    done: ({ countTotal }) => t('issuedCount', { count: countTotal }),
  });
  const { requestId, studentId, language, status } = request;
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
              onClick={() => void move(request, 'rejected', t('notYetNote'))}
            >
              {t('answerNotYet')}
            </Button>
          }
        >
          {t('problems.no-finished-course')}
        </Alert>
      )}
      {kind && isOpen && (
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
      {mayMoveRequest('school', status, 'rejected') && (
        <ReasonButton
          label={t('reject')}
          title={t('rejectTitle')}
          description={t('rejectBody')}
          max={requestNoteMax}
          variant="secondary"
          disabled={isMoving}
          write={{ busy: isMoving }}
          onWrite={(reason) => move(request, 'rejected', reason)}
        />
      )}
    </>
  );
}

/** What students ask the office for, the oldest first. */
export function RequestQueue({ orgId, copy }: { orgId: string; copy: 'hard' | 'soft' }) {
  const t = useTranslations('portalPapers');
  const query = useQuery(
    lmsApi.documentRequests.listOfOrganization.queryOptions({ params: { orgId }, query: { copy } }),
  );
  // One number counts both: whoever comes by it finds the way to the other page.
  const other = copy === 'hard' ? 'soft' : 'hard';
  const others = useQuery(
    lmsApi.documentRequests.listOfOrganization.queryOptions({
      params: { orgId },
      query: { copy: other },
    }),
  );
  return (
    <Panel title={t('queue')}>
      {others.data?.data.some(({ status }) => isRequestOpen(status)) && (
        <p className="mb-4">
          <TextLink href={href(pages[other], undefined, { org: orgId })}>{t(`othersWait.${other}`)}</TextLink>
        </p>
      )}
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={6} />}
        empty={{
          when: ({ countTotal }) => countTotal === 0,
          show: <Empty title={t(`queueEmpty.${copy}`)}>{t('queueEmptyBody')}</Empty>,
        }}
      >
        {({ data }) => (
          <ul className="-my-4 grid divide-y divide-border">
            {data.map((request) => (
              <RequestCard key={request.requestId} request={request} withName>
                <Steps orgId={orgId} request={request} />
              </RequestCard>
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}
