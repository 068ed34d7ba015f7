'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Description } from '@/components/ui/description-list';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { countryByCode } from '@/lib/domain/geography/countries';
import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import { formatBirthDate, formatDate, formatMonth, parseMonthDayYear } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/values/phone';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { pickText } from '@/lib/i18n/pick';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/components/ui/skeleton';
import { placesApi } from '@/lib/api/places';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { examSubjects, examTableOf } from '@/lib/domain/admissions/national-exam';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

type Row = [field: keyof Messages['applications']['fields'], value: ReactNode];

/** A stored MM/DD/YYYY as the language shows it; left as it is where it is no date. */
const shownDate = (value: string, show: (iso: string, locale: Locale) => string, locale: Locale) => {
  const iso = parseMonthDayYear(value);
  return iso === null ? value : show(iso, locale);
};

/** What an application says about the national exam; nothing where it was not asked. */
function useExamRows(exam: EnrollDetail['nationalExam']): Row[] {
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

function ProvinceName({ code }: { code: string }) {
  const locale = useLocale();
  const province = provinceByCode(code);
  return province ? placeLabel(province, locale) : code;
}

/**
 * The name of a district (four digits) or commune (six) in the page's language; fetched with the places of its
 * province.
 */
function PlaceName({ code }: { code: string }) {
  const t = useTranslations('applications');
  const locale = useLocale();
  const { data, isError } = useQuery(placesApi.districts(code.slice(0, 2)));
  if (isError) return <span className="text-muted">{t('placeFailed')}</span>;
  if (!data) return <Skeleton className="my-1 h-5 w-36" />;
  const district = data.find((place) => place.code === code.slice(0, 4));
  const place = code.length === 4 ? district : district?.communes.find((commune) => commune.code === code);
  return place ? placeLabel(place, locale) : code;
}

type SectionKey = keyof Messages['applications']['sections'];
export interface DetailSection {
  key: SectionKey;
  title: string;
  items: Description[];
}

const countryName = (code: string, locale: Locale) => countryByCode(code)?.[locale] ?? code;

function usePersonalRows({ personal }: EnrollDetail): Row[] {
  const tEducation = useTranslations('education');
  const locale = useLocale();
  const { birthPlace } = personal;
  return [
    ['nameKm', fullNameKm(personal)],
    ['name', fullName(personal)],
    ['gender', tEducation(`gender.${personal.gender}`)],
    ['birthday', shownDate(personal.birthday, formatBirthDate, locale)],
    ['phone', formatPhone(personal.phone)],
    ['email', personal.email],
    ['nationality', personal.nationality && countryName(personal.nationality, locale)],
    [
      'birthPlace',
      birthPlace &&
        (birthPlace.place === 'cambodia' ? (
          <ProvinceName code={birthPlace.provinceCode} />
        ) : (
          [birthPlace.city, countryName(birthPlace.country, locale)].join(', ')
        )),
    ],
  ];
}

function useAddressRows({ address }: EnrollDetail): Row[] {
  const locale = useLocale();
  if (address === null) return [];
  if (address.place === 'abroad') {
    return [
      ['country', countryName(address.country, locale)],
      ['city', address.city],
      ['street', address.street],
    ];
  }
  return [
    ['province', <ProvinceName key="province" code={address.provinceCode} />],
    ['district', <PlaceName key="district" code={address.districtCode} />],
    ['commune', <PlaceName key="commune" code={address.communeCode} />],
    ['street', address.street],
  ];
}

function useHighSchoolRows({ highSchool }: EnrollDetail): Row[] {
  const t = useTranslations('applications');
  if (highSchool === null) return [];
  return [
    ['highSchool', highSchool.name],
    ['province', <ProvinceName key="province" code={highSchool.provinceCode} />],
    ['district', highSchool.districtCode && <PlaceName code={highSchool.districtCode} />],
    ['graduated', highSchool.graduated ? t('yes') : t('no')],
    [highSchool.graduated ? 'graduationYear' : 'plannedYear', highSchool.graduationYear],
  ];
}

/** Answers to the school's own questions, in its words; those of a question that the form does not know have its key. */
function useAnswerItems({ answers = {} }: Partial<EnrollDetail>, form: ApplicantForm | null): Description[] {
  const locale = useLocale();
  return Object.entries(answers).flatMap(([key, answer]) => {
    if (answer === '') return [];
    const question = form?.questions.find((each) => each.key === key);
    const option = question?.options.find(({ value }) => value === answer);
    return [
      {
        key,
        term: question ? pickText(question.label, locale) : key,
        details: option ? pickText(option.label, locale) : answer,
      },
    ];
  });
}

const isShown = (details: ReactNode) =>
  details !== null && details !== undefined && details !== '' && details !== false;

/** All that an application says about the person, in sections; rows without a value and empty sections are left out. */
export function useDetailSections(detail: EnrollDetail, form: ApplicantForm | null): DetailSection[] {
  const t = useTranslations('applications');
  const answers = useAnswerItems(detail, form);
  const rows = {
    personal: usePersonalRows(detail),
    address: useAddressRows(detail),
    nationalExam: useExamRows(detail.nationalExam),
    highSchool: useHighSchoolRows(detail),
  };
  const itemsOf = (section: Row[]) =>
    section.flatMap(([field, details]) =>
      isShown(details) ? [{ key: field, term: t(`fields.${field}`), details }] : [],
    );
  const items: Record<SectionKey, Description[]> = {
    personal: itemsOf(rows.personal),
    address: itemsOf(rows.address),
    nationalExam: itemsOf(rows.nationalExam),
    highSchool: itemsOf(rows.highSchool),
    answers,
  };
  return (['personal', 'address', 'nationalExam', 'highSchool', 'answers'] as const)
    .map((key) => ({ key, title: t(`sections.${key}`), items: items[key] }))
    .filter((section) => section.items.length > 0);
}
