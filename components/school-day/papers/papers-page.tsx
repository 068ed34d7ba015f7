'use client';

import { useTranslations, useLocale } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { IssueForClass } from './issue-for-class';
import { PaperActions } from './paper-actions';
import { HardRequest, SoftRequest } from './request-form';
import { AnsweredRequests, RequestQueue } from './request-queue';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { openLink } from '@/components/kits/upload/open-file';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { lmsApi } from '@/lib/api/lms';
import type { IssuedPaper } from '@/lib/contract/school-day/issued-papers';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
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
function OwnRequests({ orgId, studentId, copy, mayChange }: OwnRequestsProps) {
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

const tones = { valid: 'success', revoked: 'danger', superseded: 'neutral' } as const;
/** How often to look while a file is being made. */
const drawingPollMs = 2_000;

const whileDrawing = (papers: readonly IssuedPaper[] | undefined) =>
  papers?.some(({ isDrawn }) => !isDrawn) ? drawingPollMs : false;

interface PaperCardProps {
  paper: IssuedPaper;
  /** The office sees whose paper it is. */
  withName: boolean;
  children?: ReactNode;
}

function PaperCard({ paper, withName, children }: PaperCardProps) {
  const t = useTranslations('portalPapers');
  const locale = useLocale();
  const { orgId, paperId, kind, serial, state, issuedAt, isDrawn, proofUrl, endReason } = paper;
  const open = () =>
    openLink(() => lmsApi.issuedPapers.file({ params: { orgId, paperId } })).catch(() =>
      showToast({ kind: 'danger', message: t('failed') }),
    );
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">{kind === 'report-card' ? t('report-card') : t(`kind.${kind}`)}</p>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </div>
      {withName && (
        <p>{pickName({ name: paper.studentName, nameNative: paper.studentNameNative }, locale)}</p>
      )}
      <p className="text-sm text-muted">{t('serial', { serial, date: formatDate(issuedAt, locale) })}</p>
      {state === 'revoked' && endReason && <p className="text-sm">{t('because', { reason: endReason })}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {isDrawn ? (
          <Button variant="secondary" size="sm" className="min-h-11" onClick={() => void open()}>
            {t('fetch')}
          </Button>
        ) : (
          <p role="status" className="text-sm text-muted">
            {t('drawing')}
          </p>
        )}
        <a
          href={proofUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-medium text-primary underline"
        >
          {t('check')}
        </a>
        {children}
      </div>
    </li>
  );
}

interface IssuedListProps {
  orgId: string;
  /** Whose papers; all of the school where it is left out. */
  studentId?: string;
  actions?: (paper: IssuedPaper) => ReactNode;
}

/** The papers that a school has issued, each with its file and its proof. */
function IssuedList({ orgId, studentId, actions }: IssuedListProps) {
  const t = useTranslations('portalPapers');
  const api = lmsApi.issuedPapers;
  const options = studentId
    ? api.listOfStudent.queryOptions({ params: { orgId, id: studentId } })
    : api.listOfOrganization.queryOptions({ params: { orgId } });
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => whileDrawing(state.data?.data),
  });
  return (
    <Panel title={t('issued')}>
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={4} />}
        empty={{
          when: ({ countTotal }) => countTotal === 0,
          show: <Empty title={t('issuedNone')}>{t('issuedNoneBody')}</Empty>,
        }}
      >
        {({ data }) => (
          <ul className="-my-4 grid divide-y divide-border">
            {data.map((paper) => (
              <PaperCard key={paper.paperId} paper={paper} withName={!studentId}>
                {actions?.(paper)}
              </PaperCard>
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}

/** Of the office: files and prints on one page, whichever of the two addresses was opened. */
const OfficePapers = ({ orgId }: { orgId: string }) => (
  <>
    <RequestQueue orgId={orgId} />
    <IssueForClass key={orgId} orgId={orgId} />
    <AnsweredRequests orgId={orgId} />
    <IssuedList orgId={orgId} actions={(paper) => <PaperActions paper={paper} />} />
  </>
);

interface PapersProps {
  chosen: ChosenMembership;
  copy: 'hard' | 'soft';
}

function Papers({ chosen, copy }: PapersProps) {
  const t = useTranslations('portalPapers');
  const { membership, studentId } = chosen;
  const orgId = membership.organizationId;
  if (membership.kind === 'office') return <OfficePapers orgId={orgId} />;
  if (!studentId || membership.kind === 'teacher')
    return <Empty title={t('teacher')}>{t('teacherBody')}</Empty>;
  const whose = { orgId, studentId };
  const mayChange = membership.kind === 'student';
  return (
    <>
      <OwnRequests {...whose} copy={copy} mayChange={mayChange} />
      {copy === 'soft' && <IssuedList {...whose} />}
      {mayChange && (copy === 'soft' ? <SoftRequest {...whose} /> : <HardRequest {...whose} />)}
    </>
  );
}

/** Papers of a school: asked for and fetched by students and guardians, issued and handed over by the office. */
export function PapersPage({ copy }: { copy: 'hard' | 'soft' }) {
  const t = useTranslations('portalPapers');
  return (
    <PortalPage
      page={copy === 'soft' ? 'files' : 'printed'}
      lead={t(`${copy}.lead`)}
      leadOfOffice={t('office.lead')}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {(chosen) => (
        <Papers key={`${chosen.membership.organizationId} ${chosen.studentId}`} chosen={chosen} copy={copy} />
      )}
    </PortalPage>
  );
}
