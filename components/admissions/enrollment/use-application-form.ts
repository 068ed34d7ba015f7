'use client';

import { useEffect, useMemo, useState } from 'react';
import { type DefaultValues, useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { useZodForm } from '@/components/form/use-zod-form';
import type { ZodForm } from '@/components/form/use-checked-form';
import { application } from '@/lib/contract/admissions/applicants';
import { detailFor } from '@/lib/contract/admissions/form-detail';
import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { ApplicationValues } from './application-values';
import { useFormFor } from './enrollment-context';

const schemaFor = (asked: ApplicantForm) =>
  application.extend({ enrollToDetail: detailFor(asked, dayInCambodia(new Date())) });

/** The endpoint's own body, as this school asks for it. */
type ApplicationSchema = ReturnType<typeof schemaFor>;
type ApplicationForm = ZodForm<ApplicationSchema>;
type Input = z.input<typeof application>;

/** Starts with what the draft holds. Another program may ask for more or less. */
export function useApplicationForm(schoolId: string, values: ApplicationValues) {
  const [programId, setProgramId] = useState(values.enrollToId);
  const asked = useFormFor(programId);
  const schema = useMemo(() => schemaFor(asked), [asked]);
  const form: ApplicationForm = useZodForm(schema, {
    defaultValues: { ...values, schoolId } as DefaultValues<Input>,
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => setProgramId(typed.enrollToId),
      }),
    [form],
  );

  return { form, asked, schema };
}

export const useApplicationContext = () => useFormContext<Input, unknown, z.output<typeof application>>();

/** The present values, including the fields of all variants. */
export const typedValues = (form: Pick<ApplicationForm, 'getValues'>): ApplicationValues =>
  form.getValues() as unknown as ApplicationValues;

/** The same, updated while typing. */
export const useTypedValues = (): ApplicationValues => useWatch() as ApplicationValues;
