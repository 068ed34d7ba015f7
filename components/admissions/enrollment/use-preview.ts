'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { placesApi } from '@/lib/api/places';
import { formatBirthDate, parseMonthDayYear } from '@/lib/domain/dates/dates';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { pickName, pickText } from '@/lib/i18n/pick';
import type { ApplicationStep } from './application-steps';
import type { ApplicationValues } from './application-values';
import { stepsOf } from './application-steps';
import { useEnrollment } from './enrollment-context';
import { useAskedForm } from './use-asked-form';
import { useTypedValues } from './use-application-form';
import { useCountries } from './use-countries';

export interface PreviewLine {
  step: ApplicationStep;
  label: string;
  /** '' while nothing is typed. */
  value: string;
}

type Detail = ApplicationValues['enrollToDetail'];

const joined = (parts: readonly (string | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator);

/** Names of the selected places, the smallest first. */
function useAddressText({ address }: Detail): string {
  const locale = useLocale();
  const countries = useCountries();
  const { place, provinceCode, districtCode, communeCode, street } = address;
  const isHere = place === 'cambodia';
  const { data } = useQuery({ ...placesApi.districts(provinceCode), enabled: isHere && provinceCode !== '' });
  if (!isHere) {
    const country = countries.find(({ value }) => value === address.country)?.label;
    return joined([street, address.city, country], ', ');
  }
  const district = data?.find(({ code }) => code === districtCode);
  const commune = district?.communes.find(({ code }) => code === communeCode);
  const places = [commune, district, provinceByCode(provinceCode)].map(
    (found) => found && placeLabel(found, locale),
  );
  return joined([street, ...places], locale === 'km' ? ' ' : ', ');
}

function useBirthPlaceText({ personal }: Detail): string {
  const locale = useLocale();
  const countries = useCountries();
  const { place, provinceCode, country, city } = personal.birthPlace;
  if (place === 'abroad')
    return joined([city, countries.find(({ value }) => value === country)?.label], ', ');
  const province = provinceByCode(provinceCode);
  return province ? placeLabel(province, locale) : '';
}

function useExamText({ nationalExam: exam }: Detail): string {
  const t = useTranslations('enrollment.preview');
  const track = useTranslations('education.examTrack');
  if (!exam.state) return '';
  if (exam.state === 'not-taken') return t('examNotTaken');
  const isTaken = exam.state === 'taken';
  const parts = [
    isTaken ? t('examTaken') : t('examPlanned'),
    exam.track && track(exam.track),
    isTaken && exam.grade ? t('gradeOf', { grade: exam.grade }) : undefined,
  ];
  return joined(parts, ' · ');
}

function useSchoolTexts({ highSchool }: Detail) {
  const t = useTranslations('enrollment.preview');
  const { graduated, graduationYear: year } = highSchool;
  const isKnown = graduated !== undefined && year !== '';
  return {
    school: highSchool.name,
    graduation: isKnown ? t(graduated ? 'graduatedIn' : 'graduatesIn', { year }) : '',
  };
}

/** The current application, line by line, while it is typed. */
export function usePreview(): PreviewLine[] {
  const t = useTranslations('enrollment');
  const genders = useTranslations('education.gender');
  const locale = useLocale();
  const { programs } = useEnrollment();
  const countries = useCountries();
  const { enrollToId, enrollToDetail: detail } = useTypedValues();
  const { personal } = detail;
  const program = programs.find(({ enrollableSubjectId }) => enrollableSubjectId === enrollToId);
  const born = parseMonthDayYear(personal.birthday);
  const school = useSchoolTexts(detail);
  const asked = useAskedForm();
  const steps = stepsOf(asked);
  const { khmerName, nationality, birthPlace } = asked.fields;
  const undecided = enrollToId === null ? t('program.undecided') : '';
  const lines: (PreviewLine & { isAsked?: boolean })[] = [
    { step: 'program', label: t('step.program'), value: program ? pickName(program, locale) : undecided },
    {
      step: 'personal',
      label: t('preview.name'),
      value: joined([personal.lastName, personal.firstName], ' '),
    },
    {
      step: 'personal',
      isAsked: khmerName !== 'hidden',
      label: t('preview.nameKm'),
      value: joined([personal.lastNameKm, personal.firstNameKm], ' '),
    },
    { step: 'personal', label: t('personal.gender'), value: personal.gender ? genders(personal.gender) : '' },
    { step: 'personal', label: t('personal.birthday'), value: born ? formatBirthDate(born, locale) : '' },
    {
      step: 'personal',
      isAsked: nationality !== 'hidden',
      label: t('personal.nationality'),
      value: countries.find(({ value }) => value === personal.nationality)?.label ?? '',
    },
    {
      step: 'personal',
      isAsked: birthPlace !== 'hidden',
      label: t('preview.birthPlace'),
      value: useBirthPlaceText(detail),
    },
    {
      step: steps.includes('contact') ? 'contact' : 'personal',
      label: t('contact.phone'),
      value: personal.phone,
    },
    { step: 'contact', label: t('preview.address'), value: useAddressText(detail) },
    { step: 'exam', label: t('step.exam'), value: useExamText(detail) },
    { step: 'highSchool', label: t('step.highSchool'), value: school.school },
    { step: 'highSchool', label: t('preview.graduation'), value: school.graduation },
    ...asked.questions.map(({ key, label, options }) => {
      const answer = detail.answers[key] ?? '';
      const option = options.find(({ value }) => value === answer);
      const step: ApplicationStep = 'questions';
      return {
        step,
        label: pickText(label, locale),
        value: option ? pickText(option.label, locale) : answer,
      };
    }),
  ];
  return lines.filter(({ step, isAsked = true }) => isAsked && steps.includes(step));
}
