'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { ApplicantResult, ResultProof } from '@/lib/contract/admissions/result-shapes';
import { formatDate, parseMonthDayYear } from '@/lib/domain/dates/dates';
import { pickName, pickText } from '@/lib/i18n/pick';

/** The letter of an exam and its day, in words; null where the day cannot be read. */
const useExamWords = () => {
  const t = useTranslations('offers.results');
  const locale = useLocale();
  return ({ grade, date }: { grade: string; date: string }): string | null => {
    const day = parseMonthDayYear(date);
    return day ? t('grade', { grade, date: formatDate(day, locale) }) : null;
  };
};

/** Who has proven a result by what and when, and who objects to it. @param withResult says the proven letter too */
function ResultProofLine({ proof, withResult = false }: { proof: ResultProof; withResult?: boolean }) {
  const t = useTranslations('offers.results');
  const locale = useLocale();
  const examWords = useExamWords();
  const { source, paper, note, exam, objections } = proof;
  const by =
    source === 'paper'
      ? t('sources.paper', { paper: paper ? pickText(paper, locale) : '' })
      : t(`sources.${source}`, { note: note ?? '' });
  const line = t('proof', {
    source: by,
    name: pickName(proof, locale),
    school: pickName(proof.school, locale),
    date: formatDate(proof.at, locale),
  });
  return (
    <>
      {withResult && exam && <p>{examWords(exam)}</p>}
      <p className="text-sm text-muted">{line}</p>
      {objections.map(({ name, nameNative, school, reason, at }) => (
        <p key={`${name} ${at}`} className="mt-1 text-sm font-medium text-warning">
          {t('objection', {
            name: pickName(school ?? { name, nameNative }, locale),
            date: formatDate(at, locale),
            reason,
          })}
        </p>
      ))}
    </>
  );
}

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
