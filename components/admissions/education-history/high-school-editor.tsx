'use client';

import { useTranslations, useLocale } from 'next-intl';
import { useWatch, useFormContext } from 'react-hook-form';
import { ExamGradesField } from '@/components/admissions/enrollment/exam-grades-field';
import { ExamFields } from '@/components/admissions/enrollment/exam-step';
import { HighSchoolFields } from '@/components/admissions/enrollment/high-school-step';
import { ArrayField } from '@/components/form/array-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import type { EducationHistory } from '@/lib/contract/admissions/education-history';
import { type ExamTrack, examTracks } from '@/lib/domain/admissions/national-exam';
import { historyLimits } from '@/lib/domain/limits';
import { emptySchooling, highSchoolForm, toHighSchoolValues, takenOver } from './history-forms';
import { HistoryEditor } from './history-editor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import { pickName } from '@/lib/i18n/pick';
import { isOnCondition } from '@/lib/domain/admissions/offers';

/** Which offers the result decides at once; nothing where no offer waits for it. */
function OpenConditions({ userId }: { userId: string }) {
  const t = useTranslations('educationHistory.conditions');
  const locale = useLocale();
  // Only a warning: when it cannot be read, the form is there all the same.
  const mine = useQuery({
    ...applicantApi.applicants.mine.queryOptions({ params: { id: userId } }),
    retry: false,
  });
  const open = (mine.data?.data ?? []).filter(({ offer }) => offer && isOnCondition(offer));
  if (open.length === 0) return null;
  return (
    <Alert tone="warning" title={t('title')}>
      <ul className="list-disc pl-5">
        {open.map(({ applicantId, school, offer }) => (
          <li key={applicantId}>
            {t('one', { school: pickName(school, locale), grade: offer?.minimumGrade ?? '' })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Fills an empty history with what the latest application told; the person adds what is missing, and saves. Nothing without one. */
function HistoryOffer({ userId }: { userId: string }) {
  const t = useTranslations('educationHistory.offer');
  const locale = useLocale();
  const client = useQueryClient();
  const { setValue } = useFormContext();
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'used'>('idle');
  // Only an offer: when it cannot be read, the form is there all the same.
  const mine = useQuery({
    ...applicantApi.applicants.mine.queryOptions({ params: { id: userId } }),
    retry: false,
  });
  const latest = mine.data?.data[0];
  if (!latest) return null;
  const school = pickName(latest.school, locale);

  const use = async () => {
    setState('busy');
    try {
      const { applicantId } = latest;
      const sent = await client.fetchQuery(
        applicantApi.applicants.get.queryOptions({ query: { applicantId } }),
      );
      const values = sent.enrollToDetail && takenOver(sent.enrollToDetail);
      if (!values) return setState('failed');
      for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true });
      setState('used');
    } catch {
      setState('failed');
    }
  };

  if (state === 'used') return <Alert tone="success">{t('used', { school })}</Alert>;
  return (
    <Alert
      tone="info"
      title={t('title')}
      action={
        <Button variant="secondary" size="sm" loading={state === 'busy'} onClick={() => void use()}>
          {t('use', { school })}
        </Button>
      }
    >
      {t(state === 'failed' ? 'failed' : 'body')}
    </Alert>
  );
}

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
