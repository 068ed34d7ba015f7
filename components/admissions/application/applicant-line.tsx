import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { useApplicationArea } from './application-area';
import { applicantNames } from './names';
import { StepStatus } from './step-status';

interface ApplicantLineProps {
  applicant: Applicant;
  /** The relevant fact of this list: a date, a waiting time. */
  aside: ReactNode;
}

export function ApplicantLine({ applicant, aside }: ApplicantLineProps) {
  const locale = useLocale();
  const area = useApplicationArea();
  return (
    <li className="relative border-b border-border py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-4">
        <Link
          href={area.application(applicant.applicantId)}
          className="min-w-0 font-semibold after:absolute after:inset-0 after:content-[''] hover:text-accent-text"
        >
          {applicantNames(applicant, locale).name}
        </Link>
        <span className="shrink-0 text-sm tabular-nums text-muted">{aside}</span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 text-sm text-muted">{pickName(applicant.school, locale)}</p>
        <StepStatus step={applicant.step} />
      </div>
    </li>
  );
}
