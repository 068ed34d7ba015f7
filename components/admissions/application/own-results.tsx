'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '@/components/ui/panel';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { ObjectToProof } from './object-to-proof';
import { ResultFacts } from './result-facts';

/** One's own results: what one has declared, and what is proven by what; nothing before there is one. */
export function OwnResults({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('offers.results');
  const { results } = application;
  if (results.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <ul className="grid grid-cols-1 gap-4">
        {results.map((result) => (
          <li key={result.kind}>
            <ResultFacts
              result={result}
              application={application}
              toolOf={(proof) => <ObjectToProof applicantId={application.applicantId} proof={proof} />}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
