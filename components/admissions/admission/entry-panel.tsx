'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AdmissionRule } from '@/lib/domain/schools/admission-rule';
import type { Admission } from '@/lib/domain/schools/check-admission';
import { EntryForm } from './entry-form';
import { useCandidate } from './use-candidate';

interface EntryPanelProps {
  /** The rules in question; null where a program has published none. */
  rules: readonly (AdmissionRule | null)[];
  /** The answer; asked once the first question is answered. */
  children: (check: (rule: AdmissionRule) => Admission) => ReactNode;
}

/** The questions that the rules need, and below them the answer, which is announced. */
export function EntryPanel({ rules, children }: EntryPanelProps) {
  const t = useTranslations('entry');
  const { answers, thisYear, check } = useCandidate();
  const papers = rules.flatMap((rule) => rule?.papers ?? []);
  return (
    <>
      <EntryForm
        answers={answers}
        thisYear={thisYear}
        papers={[...new Set(papers.map(({ subject }) => subject))]}
      />
      <div aria-live="polite" className="mt-5">
        {check && (
          <>
            {children(check)}
            <p className="mt-4 text-sm text-muted">{t('schoolDecides')}</p>
          </>
        )}
      </div>
    </>
  );
}
