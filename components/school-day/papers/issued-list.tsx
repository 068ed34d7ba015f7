'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { openLink } from '@/components/kits/upload/open-file';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import type { IssuedPaper } from '@/lib/contract/school-day/issued-papers';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';

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
export function IssuedList({ orgId, studentId, actions }: IssuedListProps) {
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
