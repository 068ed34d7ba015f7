'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import type { ApplicantResult } from '@/lib/contract/applicant/result-shapes';
import { formatDate, parseMonthDayYear } from '@/lib/domain/dates/dates';
import { pickName, pickText } from '@/lib/i18n/pick';

type Said = Pick<ApplicantDetail, 'enrollToDetail'>;

/** The letter and the day: as proven, else as declared. */
const useExamLine = ({ proof }: ApplicantResult, { enrollToDetail }: Said): string | null => {
  const t = useTranslations('offers.results');
  const locale = useLocale();
  const said = enrollToDetail?.nationalExam;
  const exam = proof?.exam ?? (said?.state === 'taken' ? said : null);
  const day = exam && parseMonthDayYear(exam.date);
  return exam && day ? t('grade', { grade: exam.grade, date: formatDate(day, locale) }) : null;
};

/** One result: what it is, who has declared it, and by what somebody has proven it. */
export function ResultFacts({ result, application }: { result: ApplicantResult; application: Said }) {
  const t = useTranslations('offers.results');
  const roles = useTranslations('applications.timeline.role');
  const locale = useLocale();
  const { kind, declared, proof } = result;
  const line = useExamLine(result, application);
  const sourceOf = ({ source, paper, note }: NonNullable<ApplicantResult['proof']>) => {
    if (source === 'paper') return t('sources.paper', { paper: paper ? pickText(paper, locale) : '' });
    return t(`sources.${source}`, { note: note ?? '' });
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
        {t(kind)}
        <Badge tone={proof ? 'success' : 'warning'}>{t(proof ? 'proven' : 'unproven')}</Badge>
      </p>
      {kind === 'exam' && line && <p>{line}</p>}
      {declared && (
        <p className="text-sm text-muted">
          {t('declared', {
            name: pickName(declared, locale),
            role: roles(declared.role),
            date: formatDate(declared.at, locale),
          })}
        </p>
      )}
      {proof && (
        <p className="text-sm text-muted">
          {t('proof', {
            source: sourceOf(proof),
            name: pickName(proof, locale),
            school: pickName(proof.school, locale),
            date: formatDate(proof.at, locale),
          })}
        </p>
      )}
    </>
  );
}
