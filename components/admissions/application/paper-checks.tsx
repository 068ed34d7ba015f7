'use client';

import { useTranslations } from 'next-intl';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { hasEnded } from '@/lib/domain/admissions/application-tasks';
import { useViewer } from '@/lib/query/use-viewer';
import { listedPapers } from './listed-papers';
import { PaperCheck } from './paper-check';

interface PaperChecksProps {
  application: ApplicantDetail;
  /** The reader decides for the school. */
  mayDecide: boolean;
}

/** The papers of an application, for a desk that may open them; whoever decides says what was seen, and nobody checks their own. */
export function PaperChecks({ application, mayDecide }: PaperChecksProps) {
  const t = useTranslations('applications.checks');
  const { data: viewer } = useViewer();
  const listed = listedPapers(application);
  const isOpen = mayDecide && !hasEnded(application) && viewer?.sub !== application.userId;
  if (!application.mayReadPapers) return <p className="text-muted">{t('closedTo')}</p>;
  if (listed.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {listed.map((each) => (
        <PaperCheck key={each.kind} application={application} listed={each} isOpen={isOpen} />
      ))}
    </ul>
  );
}
