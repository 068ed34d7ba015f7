'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Description } from '@/components/ui/description-list';
import type { EnrollDetail } from '@/lib/contract/applicant/enroll-detail';
import { countryByCode } from '@/lib/domain/geography/countries';
import { formatBirthDate, formatDate, formatMonth, parseMonthDayYear } from '@/lib/domain/dates/dates';
import { examSubjects, examTableOf } from '@/lib/domain/applications/national-exam';
import { formatPhone } from '@/lib/domain/people/phone';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { PlaceName, ProvinceName } from './place-name';

type SectionKey = keyof Messages['applications']['sections'];
export interface DetailSection {
  key: SectionKey;
  title: string;
  items: Description[];
}

type FieldKey = keyof Messages['applications']['fields'];
type Row = [FieldKey, ReactNode];

const countryName = (code: string, locale: Locale) => countryByCode(code)?.[locale] ?? code;

/** A stored MM/DD/YYYY in the format of the language; unchanged when it is not a date. */
const shownDate = (value: string, show: (iso: string, locale: Locale) => string, locale: Locale) => {
  const iso = parseMonthDayYear(value);
  return iso === null ? value : show(iso, locale);
};

/** All data about the person in an application, in sections; rows without a value are left out. */
export function useDetailSections({
  personal,
  address,
  nationalExam: exam,
  highSchool,
}: EnrollDetail): DetailSection[] {
  const t = useTranslations('applications');
  const tEducation = useTranslations('education');
  const locale = useLocale();
  const birthPlace =
    personal.birthPlace.place === 'cambodia' ? (
      <ProvinceName code={personal.birthPlace.provinceCode} />
    ) : (
      [personal.birthPlace.city, countryName(personal.birthPlace.country, locale)].join(', ')
    );
  const grades = [...examSubjects, 'other' as const].flatMap((subject) => {
    const grade = exam.state === 'taken' ? exam.subjects[subject] : undefined;
    return grade ? [{ subject, grade }] : [];
  });

  const rows: Record<SectionKey, Row[]> = {
    personal: [
      ['nameKm', `${personal.lastNameKm} ${personal.firstNameKm}`],
      ['name', `${personal.lastName} ${personal.firstName}`],
      ['gender', tEducation(`gender.${personal.gender}`)],
      ['birthday', shownDate(personal.birthday, formatBirthDate, locale)],
      ['phone', formatPhone(personal.phone)],
      ['email', personal.email],
      ['nationality', countryName(personal.nationality, locale)],
      ['birthPlace', birthPlace],
    ],
    address:
      address.place === 'cambodia'
        ? [
            ['province', <ProvinceName key="province" code={address.provinceCode} />],
            ['district', <PlaceName key="district" code={address.districtCode} />],
            ['commune', <PlaceName key="commune" code={address.communeCode} />],
            ['street', address.street],
          ]
        : [
            ['country', countryName(address.country, locale)],
            ['city', address.city],
            ['street', address.street],
          ],
    nationalExam: [
      ['examState', t(`examState.${exam.state}`)],
      ...(exam.state === 'not-taken' ? ([['reason', exam.reason]] satisfies Row[]) : []),
      ...(exam.state === 'planned'
        ? ([
            ['track', tEducation(`examTrack.${exam.track}`)],
            ['plannedDate', shownDate(exam.date, formatMonth, locale)],
          ] satisfies Row[])
        : []),
      ...(exam.state === 'taken'
        ? ([
            ['track', tEducation(`examTrack.${exam.track}`)],
            ['examDate', shownDate(exam.date, formatDate, locale)],
            ['grade', exam.grade],
            [
              'totalScore',
              exam.totalScore === null
                ? null
                : t('score', { score: exam.totalScore, max: examTableOf().totalMaxScore }),
            ],
            [
              'subjects',
              grades.length > 0 && (
                <GradeList
                  grades={grades.map(({ subject, grade }) => [tEducation(`examSubject.${subject}`), grade])}
                />
              ),
            ],
            ['otherSubjects', exam.otherSubjects],
          ] satisfies Row[])
        : []),
    ],
    highSchool: [
      ['highSchool', highSchool.name],
      ['province', <ProvinceName key="province" code={highSchool.provinceCode} />],
      ['district', highSchool.districtCode && <PlaceName code={highSchool.districtCode} />],
      ['graduated', highSchool.graduated ? t('yes') : t('no')],
      [highSchool.graduated ? 'graduationYear' : 'plannedYear', highSchool.graduationYear],
    ],
  };

  return (['personal', 'address', 'nationalExam', 'highSchool'] as const).map((key) => ({
    key,
    title: t(`sections.${key}`),
    items: rows[key].flatMap(([field, details]) =>
      details === null || details === undefined || details === '' || details === false
        ? []
        : [{ key: field, term: t(`fields.${field}`), details }],
    ),
  }));
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
