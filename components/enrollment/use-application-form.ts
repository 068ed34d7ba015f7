'use client';

import { useEffect } from 'react';
import { type DefaultValues, type FieldPath, useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { useZodForm, type ZodForm } from '@/components/form/use-zod-form';
import type { application } from '@/lib/contract/applicant/applicants';
import type { ApplicationValues } from './application-values';
import { plausibleApplication } from './plausible-application';

/** The form is the endpoint's own body. */
export type ApplicationForm = ZodForm<typeof plausibleApplication>;
type Input = z.input<typeof application>;

/** Starts with the draft. Fields with an error are checked again at every change. */
export function useApplicationForm(schoolId: string, values: ApplicationValues): ApplicationForm {
  const form = useZodForm(plausibleApplication, {
    defaultValues: { ...values, schoolId } as DefaultValues<Input>,
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const changed = name as FieldPath<Input> | undefined;
          if (changed && form.getFieldState(changed).error) void form.trigger(changed);
        },
      }),
    [form],
  );

  return form;
}

export const useApplicationContext = () => useFormContext<Input, unknown, z.output<typeof application>>();

/** The present values, including the fields of all variants. */
export const typedValues = (form: Pick<ApplicationForm, 'getValues'>): ApplicationValues =>
  form.getValues() as unknown as ApplicationValues;

/** The same, updated while typing. */
export const useTypedValues = (): ApplicationValues => useWatch() as ApplicationValues;
