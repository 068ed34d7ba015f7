'use client';

import { useLocale, useTranslations } from 'next-intl';
import { StepStatus } from '@/components/admissions/application/step-status';
import { useToday } from '@/components/ui/use-today';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import { tasksOf } from '@/lib/domain/applications/application-tasks';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** One application in a few words: its program, its state, and the next step. */
export function OwnApplicationLine({ application }: { application: Applicant }) {
  const tApplications = useTranslations('applications');
  const tasks = useTranslations('offers.tasks');
  const locale = useLocale();
  const today = useToday();
  const { applicantId, enrollToSubject: subject, step } = application;
  const [next] = tasksOf(application, today);
  return (
    <div className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          href={href('/profile/applications/[id]', { id: applicantId })}
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          {subject ? pickName(subject, locale) : tApplications('noProgram')}
        </Link>
        <StepStatus step={step} className="font-medium" />
      </div>
      {next && (
        <p className="text-sm text-muted">
          {next.kind === 'paper'
            ? tasks('paper', {
                count: next.papers.length,
                paper: next.papers.map((paper) => pickText(paper, locale)).join(', '),
              })
            : tasks(next.kind)}
          {next.by && !next.isLate && ` · ${tasks('by', { date: formatDate(next.by, locale) })}`}
        </p>
      )}
    </div>
  );
}
