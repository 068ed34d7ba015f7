'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { ChoiceField } from '@/components/form/choice-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { placesApi } from '@/lib/api/places';
import type { ApplicationValues } from './application-values';
import { OptionalNote } from './optional-part';
import { provinceOptions } from '@/components/schools/place/place-options';

const step = 'enrollToDetail.highSchool';

interface PartProps {
  /** Where the school stands in the values of the form. */
  path: string;
}

type TypedSchool = ApplicationValues['enrollToDetail']['highSchool'];
const useTypedSchool = (path: string) => useWatch({ name: path }) as TypedSchool;

/** From the list of the province, or typed when the list does not contain it. */
function SchoolFields({ path }: PartProps) {
  const t = useTranslations('enrollment.highSchool');
  const { setValue } = useFormContext();
  const { provinceCode, code, name } = useTypedSchool(path);
  const [isTyped, setIsTyped] = useState(code === null && name !== '');
  const schools = useQuery({ ...placesApi.highSchools(provinceCode), enabled: provinceCode !== '' });
  const listed = provinceCode === '' ? [] : (schools.data ?? []);
  const isList = !isTyped && !schools.isError;

  const choose = (next: { code: string | null; name: string; district: string }) => {
    setValue(`${path}.code`, next.code);
    setValue(`${path}.districtCode`, next.district);
    setValue(`${path}.name`, next.name, { shouldDirty: true });
  };
  const switchTo = (typed: boolean) => {
    choose({ code: null, name: typed && code === null ? name : '', district: '' });
    setIsTyped(typed);
  };

  return (
    <div className="grid gap-2">
      {schools.isError && (
        <FailedNotice onRetry={() => void schools.refetch()} retrying={schools.isFetching} />
      )}
      {isList ? (
        <ComboboxField
          key="list"
          name={`${path}.name`}
          label={t('school')}
          disabled={listed.length === 0}
          // The list has Khmer names only, and names are unique in a province.
          options={listed.map((school) => ({ value: school.km, label: school.km }))}
          onPick={(option) => {
            const school = listed.find(({ km }) => km === option.value);
            if (school) choose({ code: school.code, name: school.km, district: school.district });
          }}
        />
      ) : (
        <TextField key="typed" name={`${path}.name`} label={t('name')} autoComplete="off" />
      )}
      {!schools.isError && (
        <Button variant="link" className="min-h-11 justify-self-start" onClick={() => switchTo(!isTyped)}>
          {isTyped ? t('fromList') : t('notListed')}
        </Button>
      )}
    </div>
  );
}

/** Where and when the person finished, or will finish, grade 12. */
export function HighSchoolFields({ path }: PartProps) {
  const t = useTranslations('enrollment.highSchool');
  const locale = useLocale();
  const { setValue } = useFormContext();
  const { graduated, provinceCode, code } = useTypedSchool(path);
  const leaveProvince = () => {
    setValue(`${path}.districtCode`, '');
    // A school of the list belongs to its province; a typed name may stay.
    if (code === null) return;
    setValue(`${path}.code`, null);
    setValue(`${path}.name`, '', { shouldDirty: true });
  };
  return (
    <>
      <ComboboxField
        name={`${path}.provinceCode`}
        label={t('province')}
        options={provinceOptions(locale)}
        onPick={(option) => {
          if (option.value !== provinceCode) leaveProvince();
        }}
      />
      <SchoolFields path={path} />
      <ChoiceField
        name={`${path}.graduated`}
        label={t('graduated')}
        columns={2}
        compact
        choices={[
          { value: true, label: t('yes') },
          { value: false, label: t('no') },
        ]}
      />
      {graduated !== undefined && (
        <TextField
          name={`${path}.graduationYear`}
          label={graduated ? t('yearGraduated') : t('yearPlanned')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder={t('yearHint', { year: graduated ? '2025' : '2027' })}
          className="max-w-60"
        />
      )}
    </>
  );
}

/** The high school as a step of an application. */
export function HighSchoolStep() {
  return (
    <>
      <OptionalNote field="highSchool" />
      <HighSchoolFields path={step} />
    </>
  );
}
