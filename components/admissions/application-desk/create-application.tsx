'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Panel } from '@/components/ui/panel';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import type { Pipeline } from '@/lib/contract/admissions/pipeline';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickName } from '@/lib/i18n/pick';
import { ApplicantSearch, type ChosenPerson } from './applicant-search';
import { bothNames } from './both-names';
import { FormOnBehalf } from './form-on-behalf';

/** Schools of the reader that take applications; another backend says nothing of it. */
const mayRegisterAt = ({ isOwn, mayRegister = true }: Pipeline['schools'][number]) => isOwn && mayRegister;

/** Registers an applicant: the school, the person, the form, and the person's consent by code. */
export function CreateApplication() {
  const t = useTranslations('applicationDesk.create');
  const locale = useLocale();
  const id = useId();
  const pipeline = useQuery(applicantApi.pipeline.summary.queryOptions());
  const [chosenId, setSchoolId] = useState('');
  const offered = (pipeline.data?.schools ?? []).filter(mayRegisterAt);
  // The managers of one school have nothing to choose.
  const schoolId = chosenId || (offered.length === 1 ? (offered[0]?.schoolId ?? '') : '');
  const [person, setPerson] = useState<ChosenPerson | null>(null);
  return (
    <div className="grid gap-5">
      <Panel title={t('school')}>
        <QueryState
          query={pipeline}
          skeleton={<Skeleton className="h-12 rounded-md" />}
          empty={{
            when: () => offered.length === 0,
            show: <p className="text-muted">{t('noSchools')}</p>,
          }}
        >
          {() => (
            <>
              <Label htmlFor={id} className="mb-1.5">
                {t('schoolLabel')}
              </Label>
              <Select
                id={id}
                value={schoolId}
                onChange={(event) => {
                  setSchoolId(event.target.value);
                  setPerson(null);
                }}
              >
                {offered.length > 1 && <option value="">{t('chooseSchool')}</option>}
                {offered.map((school) => (
                  <option key={school.schoolId} value={school.schoolId}>
                    {pickName(school, locale)}
                  </option>
                ))}
              </Select>
            </>
          )}
        </QueryState>
      </Panel>
      {schoolId && !person && <ApplicantSearch key={schoolId} schoolId={schoolId} onChosen={setPerson} />}
      {schoolId && person && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{t('chosen', { name: bothNames(person, locale).name, phone: formatPhone(person.phone) })}</p>
            <Button variant="ghost" onClick={() => setPerson(null)}>
              {t('other')}
            </Button>
          </div>
          <FormOnBehalf key={`${schoolId}:${person.userId}`} schoolId={schoolId} person={person} />
        </>
      )}
    </div>
  );
}
