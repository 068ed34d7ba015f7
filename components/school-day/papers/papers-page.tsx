'use client';

import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { Skeleton } from '@/components/ui/skeleton';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { IssueForClass } from './issue-for-class';
import { IssuedList } from './issued-list';
import { OwnRequests } from './own-requests';
import { PaperActions } from './paper-actions';
import { HardRequest, SoftRequest } from './request-form';
import { RequestQueue } from './request-queue';

interface PapersProps {
  chosen: ChosenMembership;
  copy: 'hard' | 'soft';
}

function OfficePapers({ chosen: { membership }, copy }: PapersProps) {
  const orgId = membership.organizationId;
  return (
    <>
      <RequestQueue orgId={orgId} copy={copy} />
      <IssueForClass key={orgId} orgId={orgId} />
      <IssuedList orgId={orgId} actions={(paper) => <PaperActions paper={paper} />} />
    </>
  );
}

function Papers({ chosen, copy }: PapersProps) {
  const t = useTranslations('portalPapers');
  const { membership, studentId } = chosen;
  const orgId = membership.organizationId;
  if (membership.kind === 'office') return <OfficePapers chosen={chosen} copy={copy} />;
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
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {(chosen) => (
        <Papers key={`${chosen.membership.organizationId} ${chosen.studentId}`} chosen={chosen} copy={copy} />
      )}
    </PortalPage>
  );
}
