'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useTaskWords } from '@/components/admissions/application/use-task-words';
import { StepStatus } from '@/components/admissions/application/step-status';
import { useToday } from '@/components/ui/use-today';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { nextTask } from '@/lib/domain/admissions/application-tasks';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** One application in a few words: its program, its state, and the next step. */
export function OwnApplicationLine({ application }: { application: Applicant }) {
  const tApplications = useTranslations('applications');
  const wordsOf = useTaskWords();
  const locale = useLocale();
  const today = useToday();
  const { applicantId, enrollToSubject: subject, step } = application;
  const next = nextTask(application, today);
  const words = next && wordsOf(next);
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
      {words && <p className="text-sm text-muted">{[words.title, words.day].filter(Boolean).join(' · ')}</p>}
    </div>
  );
}
