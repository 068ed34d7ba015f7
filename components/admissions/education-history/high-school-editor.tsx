'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { ExamGradesField } from '@/components/admissions/enrollment/exam-grades-field';
import { ExamFields } from '@/components/admissions/enrollment/exam-step';
import { HighSchoolFields } from '@/components/admissions/enrollment/high-school-step';
import { ArrayField } from '@/components/form/array-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import type { EducationHistory } from '@/lib/contract/admissions/education-history';
import { type ExamTrack, examTracks } from '@/lib/domain/admissions/national-exam';
import { historyLimits } from '@/lib/domain/limits';
import { emptySchooling, highSchoolForm, toHighSchoolValues } from './history-forms';
import { HistoryOffer } from './history-offer';
import { HistoryEditor } from './history-editor';
import { OpenConditions } from './open-conditions';

function SchoolingFields({ path }: { path: string }) {
  const t = useTranslations('educationHistory');
  const tracks = useTranslations('education.examTrack');
  const track = useWatch({ name: `${path}.track` }) as ExamTrack | null | undefined;
  return (
    <>
      <HighSchoolFields path={path} />
      <TextField
        name={`${path}.fromYear`}
        label={t('fromYear')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        className="max-w-60"
      />
      <SelectField
        name={`${path}.track`}
        label={t('track')}
        optional
        options={examTracks.map((each) => ({ value: each, label: tracks(each) }))}
      />
      <ExamGradesField name={`${path}.grades`} track={track} />
    </>
  );
}

/** The high schools of a person, and the national exam. */
export function HighSchoolEditor({ history }: { history: EducationHistory }) {
  const t = useTranslations('educationHistory');
  return (
    <HistoryEditor
      history={history}
      name="high-schools"
      schema={highSchoolForm}
      toValues={toHighSchoolValues}
      namesOf={({ highSchools }) => highSchools.map(({ name }) => name)}
    >
      {history.highSchools.length === 0 && history.nationalExam === null && (
        <HistoryOffer userId={history.userId} />
      )}
      <section aria-labelledby="history-exam" className="grid gap-5">
        <h2 id="history-exam" className="text-xl">
          {t('exam')}
        </h2>
        <OpenConditions userId={history.userId} />
        <ExamFields path="nationalExam" />
      </section>
      <ArrayField
        name="highSchools"
        label={t('schools')}
        empty={emptySchooling}
        entryLabel={(number) => t('school', { number })}
        addLabel={t('addSchool')}
        max={historyLimits.highSchoolsMax}
      >
        {(path) => <SchoolingFields path={path} />}
      </ArrayField>
    </HistoryEditor>
  );
}
