'use client';

import type { ApplicationStep } from './application-steps';
import { ExamStep } from './exam-step';
import { HighSchoolStep } from './high-school-step';
import { PersonalStep } from './personal-step';
import { useTranslations, useLocale } from 'next-intl';
import { TextField } from '@/components/form/text-field';
import { CountryField } from './country-field';
import { OptionalNote } from './optional-part';
import { PlaceChoice } from './place-choice';
import { ReachFields } from './reach-fields';
import { useTypedValues } from './use-application-form';
import { PlaceFields } from '@/components/schools/place/place-fields';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { FormQuestion } from '@/lib/domain/admissions/applicant-form';
import { pickText } from '@/lib/i18n/pick';
import { useAskedForm } from './use-asked-form';

/** More than these are a list to open. */
const radiosMax = 5;

function Question({ question: { key, kind, label, required, options } }: { question: FormQuestion }) {
  const locale = useLocale();
  const base = {
    name: `enrollToDetail.answers.${key}`,
    label: pickText(label, locale),
    optional: !required,
  };
  if (kind === 'text') return <TextField {...base} autoComplete="off" />;
  if (kind === 'long-text') return <TextareaField {...base} rows={4} />;
  const choices = options.map((option) => ({ value: option.value, label: pickText(option.label, locale) }));
  if (choices.length <= radiosMax && required) return <RadioField {...base} options={choices} />;
  return <SelectField {...base} options={choices} />;
}

/** What this school alone asks. */
function QuestionsStep() {
  const { questions } = useAskedForm();
  return (
    <>
      {questions.map((question) => (
        <Question key={question.key} question={question} />
      ))}
    </>
  );
}

const path = 'enrollToDetail.address';
const names = {
  province: `${path}.provinceCode`,
  district: `${path}.districtCode`,
  commune: `${path}.communeCode`,
};

/** Where an applicant lives. */
function CambodianAddressFields() {
  const t = useTranslations('enrollment.contact');
  const labels = {
    province: t('province'),
    district: t('district'),
    commune: t('commune'),
    provinceFirst: t('provinceFirst'),
    districtFirst: t('districtFirst'),
  };
  return <PlaceFields names={names} labels={labels} />;
}

const address = 'enrollToDetail.address';

/** The contact data and the address of the person. */
function ContactStep() {
  const t = useTranslations('enrollment.contact');
  const { place } = useTypedValues().enrollToDetail.address;
  return (
    <>
      <ReachFields />
      <OptionalNote field="address" />
      <PlaceChoice name={address} label={t('address')} />
      {place === 'cambodia' ? (
        <CambodianAddressFields />
      ) : (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <CountryField abroad name={`${address}.country`} label={t('country')} />
          <TextField name={`${address}.city`} label={t('city')} autoComplete="address-level2" />
        </div>
      )}
      <TextField name={`${address}.street`} label={t('street')} optional autoComplete="street-address" />
    </>
  );
}

/** The exam, and the school from which one comes to it. */
function SchoolingStep() {
  const t = useTranslations('enrollment.step');
  const { nationalExam, highSchool } = useAskedForm().fields;
  const areBoth = nationalExam !== 'hidden' && highSchool !== 'hidden';
  return (
    <>
      {areBoth && <h3 className="text-lg font-semibold">{t('exam')}</h3>}
      {nationalExam !== 'hidden' && <ExamStep />}
      {areBoth && (
        <h3 className="mt-3 border-t border-border pt-6 text-lg font-semibold">{t('highSchool')}</h3>
      )}
      {highSchool !== 'hidden' && <HighSchoolStep />}
    </>
  );
}

const bodies = {
  personal: PersonalStep,
  contact: ContactStep,
  schooling: SchoolingStep,
  questions: QuestionsStep,
};

/** All steps except the first, with their fields; loaded while the person reads the first. */
export function LaterStep({ step }: { step: Exclude<ApplicationStep, 'program'> }) {
  const Body = bodies[step];
  return <Body />;
}
