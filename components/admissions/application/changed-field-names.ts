'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import { pickText } from '@/lib/i18n/pick';

const personalNames = {
  lastName: 'name',
  firstName: 'name',
  lastNameKm: 'nameKm',
  firstNameKm: 'nameKm',
  gender: 'gender',
  birthday: 'birthday',
  phone: 'phone',
  email: 'email',
  nationality: 'nationality',
  birthPlace: 'birthPlace',
} as const;
const partNames = ['address', 'nationalExam', 'highSchool'] as const;

/** The names of changed fields as pages show them, each once. */
export function useChangedFieldNames(form: ApplicantForm | null): (fields: readonly string[]) => string[] {
  const t = useTranslations('applications');
  const locale = useLocale();
  const nameOf = (path: string): string => {
    const [part = '', key = ''] = path.split('.');
    const section = partNames.find((each) => each === part);
    if (section) return t(`sections.${section}`);
    if (part === 'program') return t('timeline.program');
    if (part === 'answers') {
      const question = form?.questions.find((each) => each.key === key);
      return question ? pickText(question.label, locale) : key;
    }
    const name = Object.entries(personalNames).find(([each]) => each === key)?.[1];
    return name ? t(`fields.${name}`) : key;
  };
  return (fields) => [...new Set(fields.map(nameOf))];
}
