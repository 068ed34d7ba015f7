import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href, type Href } from '@/lib/routes/href';
import { applicantNames } from './names';
import { StepStatus } from './step-status';

interface ApplicantLineProps {
  applicant: Applicant;
  /** The relevant fact of this list: a date, a waiting time. */
  aside: ReactNode;
  /** The advisors' page of the application if left out. */
  to?: Href;
}

export function ApplicantLine({ applicant, aside, to }: ApplicantLineProps) {
  const locale = useLocale();
  return (
    <li className="relative border-b border-border py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-4">
        <Link
          href={to ?? href('/advisor/user/application/[id]', { id: applicant.applicantId })}
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
