'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { ApplicantResult, ResultProof } from '@/lib/contract/admissions/result-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { ResultProofLine, useExamWords } from './result-proof-line';

interface ResultFactsProps {
  result: ApplicantResult;
  application: Pick<ApplicantDetail, 'enrollToDetail'>;
  /** What the reader can do about a proof. */
  toolOf?: (proof: ResultProof) => ReactNode;
}

/** One result: what it is, who has declared it, and by what somebody has proven it; what other schools have proven stands apart. */
export function ResultFacts({ result, application, toolOf }: ResultFactsProps) {
  const t = useTranslations('offers.results');
  const roles = useTranslations('applications.timeline.role');
  const locale = useLocale();
  const examWords = useExamWords();
  const { kind, declared, proof, otherProofs } = result;
  const said = application.enrollToDetail?.nationalExam;
  const exam = proof?.exam ?? (said?.state === 'taken' ? said : null);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
        {t(kind)}
        <Badge tone={proof ? 'success' : 'warning'}>{t(proof ? 'proven' : 'unproven')}</Badge>
      </p>
      {kind === 'exam' && exam && <p>{examWords(exam)}</p>}
      {declared && (
        <p className="text-sm text-muted">
          {t('declared', {
            name: pickName(declared, locale),
            role: roles(declared.role),
            date: formatDate(declared.at, locale),
          })}
        </p>
      )}
      {proof && <ResultProofLine proof={proof} />}
      {proof && toolOf?.(proof)}
      {otherProofs.length > 0 && (
        <div className="mt-3 rounded-md bg-sunken px-3.5 py-2.5">
          <p className="text-sm font-semibold">{t('others')}</p>
          <ul className="mt-1 grid grid-cols-1 gap-3">
            {otherProofs.map((other) => (
              <li key={other.id}>
                <ResultProofLine proof={other} withResult />
                {toolOf?.(other)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
