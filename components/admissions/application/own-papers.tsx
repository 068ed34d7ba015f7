'use client';

import { useTranslations } from 'next-intl';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { hasEnded } from '@/lib/domain/admissions/application-tasks';
import { listedPapers } from './listed-papers';
import { OwnPaper } from './own-paper';
import { PaperViews } from './paper-views';

/** The papers of one's own application, and who has opened them. */
export function OwnPapers({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applications.papers');
  const { applicantId, userId, papers, partnersDecide } = application;
  const isOpen = !hasEnded(application);
  return (
    <>
      <p className="mb-3 text-muted">
        {isOpen ? t('body', { partner: partnersDecide ? 'yes' : 'no' }) : t('closed')}
      </p>
      <ul className="grid grid-cols-1 gap-3">
        {listedPapers(application).map((listed) => (
          <OwnPaper key={listed.kind} applicantId={applicantId} listed={listed} isOpen={isOpen} />
        ))}
      </ul>
      {papers.length > 0 && <PaperViews applicantId={applicantId} userId={userId} />}
    </>
  );
}
