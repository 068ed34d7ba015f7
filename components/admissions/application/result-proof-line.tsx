'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ResultProof } from '@/lib/contract/admissions/result-shapes';
import { formatDate, parseMonthDayYear } from '@/lib/domain/dates/dates';
import { pickName, pickText } from '@/lib/i18n/pick';

/** The letter of an exam and its day, in words; null where the day cannot be read. */
export const useExamWords = () => {
  const t = useTranslations('offers.results');
  const locale = useLocale();
  return ({ grade, date }: { grade: string; date: string }): string | null => {
    const day = parseMonthDayYear(date);
    return day ? t('grade', { grade, date: formatDate(day, locale) }) : null;
  };
};

/** Who has proven a result by what and when, and who objects to it. @param withResult says the proven letter too */
export function ResultProofLine({ proof, withResult = false }: { proof: ResultProof; withResult?: boolean }) {
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
