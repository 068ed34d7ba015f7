'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { formatDate, formatMonth, parseMonthDayYear } from '@/lib/domain/dates/dates';
import { examSubjects, examTableOf } from '@/lib/domain/admissions/national-exam';
import type { Locale } from '@/lib/i18n/locales';
import type { Row } from './detail-row';

/** A stored MM/DD/YYYY as the language shows it; left as it is where it is no date. */
export const shownDate = (value: string, show: (iso: string, locale: Locale) => string, locale: Locale) => {
  const iso = parseMonthDayYear(value);
  return iso === null ? value : show(iso, locale);
};

/** What an application says about the national exam; nothing where it was not asked. */
export function useExamRows(exam: EnrollDetail['nationalExam']): Row[] {
  const t = useTranslations('applications');
  const tEducation = useTranslations('education');
  const locale = useLocale();
  if (exam === null) return [];
  const state: Row = ['examState', t(`examState.${exam.state}`)];
  if (exam.state === 'not-taken') return [state, ['reason', exam.reason]];
  const track: Row = ['track', tEducation(`examTrack.${exam.track}`)];
  if (exam.state === 'planned')
    return [
      state,
      track,
      ['plannedDate', shownDate(exam.date, formatMonth, locale)],
      ['candidateNumber', exam.candidateNumber],
    ];
  const grades = [...examSubjects, 'other' as const].flatMap((subject): [string, string][] => {
    const grade = exam.subjects[subject];
    return grade ? [[tEducation(`examSubject.${subject}`), grade]] : [];
  });
  const max = examTableOf().totalMaxScore;
  return [
    state,
    track,
    ['examDate', shownDate(exam.date, formatDate, locale)],
    ['candidateNumber', exam.candidateNumber],
    ['grade', exam.grade],
    ['totalScore', exam.totalScore === null ? null : t('score', { score: exam.totalScore, max })],
    ['subjects', grades.length > 0 && <GradeList grades={grades} />],
    ['otherSubjects', exam.otherSubjects],
  ];
}

function GradeList({ grades }: { grades: [string, string][] }) {
  return (
    <ul className="mt-1 grid gap-1">
      {grades.map(([subject, grade]) => (
        <li
          key={subject}
          className="flex justify-between gap-4 border-b border-border pb-1 font-normal last:border-b-0"
        >
          {subject}
          <span className="font-semibold">{grade}</span>
        </li>
      ))}
    </ul>
  );
}
