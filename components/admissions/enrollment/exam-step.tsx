'use client';

import { readNumber } from '@/lib/domain/values/number';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { DateField } from '@/components/form/date-field';
import { MonthField } from '@/components/form/month-field';
import { RadioField } from '@/components/form/radio-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { examGrades, examTableOf, examTracks, gradeFromTotal } from '@/lib/domain/admissions/national-exam';
import { ExamGradesField } from './exam-grades-field';
import type { ApplicationValues } from './application-values';
import { OptionalNote } from './optional-part';

const step = 'enrollToDetail.nationalExam';
const { totalMaxScore } = examTableOf();

interface PartProps {
  /** Where the exam stands in the values of the form. */
  path: string;
}

type TypedExam = Partial<ApplicationValues['enrollToDetail']['nationalExam']>;
const useTypedExam = (path: string): TypedExam => (useWatch({ name: path }) as TypedExam | null) ?? {};

/** The usual grade of a total; null when it is unknown or the chosen grade agrees. */
function usualGrade(totalScore: string, chosen: string | undefined) {
  const total = readNumber(totalScore);
  const grade = total === null ? null : gradeFromTotal(total);
  return grade === null || grade === chosen ? null : { total: String(total), grade };
}

function TrackField({ path }: PartProps) {
  const t = useTranslations('enrollment.exam');
  const words = useTranslations('education.examTrack');
  return (
    <RadioField
      name={`${path}.track`}
      label={t('track')}
      columns={2}
      options={examTracks.map((track) => ({ value: track, label: words(track) }))}
    />
  );
}

function CandidateNumberField({ path }: PartProps) {
  const t = useTranslations('enrollment.exam');
  return (
    <TextField
      name={`${path}.candidateNumber`}
      label={t('candidateNumber')}
      hint={t('candidateNumberHint')}
      optional
      autoComplete="off"
    />
  );
}

function TakenFields({ path }: PartProps) {
  const t = useTranslations('enrollment.exam');
  const { grade, track, totalScore = '' } = useTypedExam(path);
  const usual = usualGrade(totalScore, grade);
  return (
    <>
      <TrackField path={path} />
      <DateField name={`${path}.date`} label={t('dateTaken')} />
      <CandidateNumberField path={path} />
      <div className="grid grid-cols-2 items-start gap-3">
        <SelectField
          name={`${path}.grade`}
          label={t('grade')}
          options={examGrades.map((letter) => ({ value: letter, label: letter }))}
        />
        <TextField
          name={`${path}.totalScore`}
          label={t('totalScore')}
          optional
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('totalHint', { max: totalMaxScore })}
        />
      </div>
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {usual && t('gradeHint', usual)}
      </p>
      <ExamGradesField name={`${path}.subjects`} track={track} otherName={`${path}.otherSubjects`} />
    </>
  );
}

/** The exam at the end of grade 12: taken with its result, planned, or not taken and why. */
export function ExamFields({ path }: PartProps) {
  const t = useTranslations('enrollment.exam');
  const { state } = useTypedExam(path);
  return (
    <>
      <RadioField
        name={`${path}.state`}
        label={t('state')}
        options={(['taken', 'planned', 'not-taken'] as const).map((value) => ({ value, label: t(value) }))}
      />
      {state === 'taken' && <TakenFields path={path} />}
      {state === 'planned' && (
        <>
          <TrackField path={path} />
          <MonthField name={`${path}.date`} label={t('datePlanned')} />
          <CandidateNumberField path={path} />
        </>
      )}
      {state === 'not-taken' && (
        <TextareaField name={`${path}.reason`} label={t('reason')} hint={t('reasonHint')} rows={3} />
      )}
    </>
  );
}

/** The exam as a step of an application. */
export function ExamStep() {
  return (
    <>
      <OptionalNote field="nationalExam" />
      <ExamFields path={step} />
    </>
  );
}
