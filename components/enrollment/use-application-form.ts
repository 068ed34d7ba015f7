'use client';

import { type DefaultValues, useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { useZodForm, type ZodForm } from '@/components/form/use-zod-form';
import { application } from '@/lib/contract/applicant/applicants';
import type { ApplicationValues } from './application-values';

/** The form is the endpoint's own body. */
export type ApplicationForm = ZodForm<typeof application>;
type Input = z.input<typeof application>;

/** Starts with what the draft holds. */
export const useApplicationForm = (schoolId: string, values: ApplicationValues): ApplicationForm =>
  useZodForm(application, { defaultValues: { ...values, schoolId } as DefaultValues<Input> });

export const useApplicationContext = () => useFormContext<Input, unknown, z.output<typeof application>>();

/** What is typed now, all variants' fields included. */
export const typedValues = (form: Pick<ApplicationForm, 'getValues'>): ApplicationValues =>
  form.getValues() as unknown as ApplicationValues;

/** The same, kept up to date while typing. */
export const useTypedValues = (): ApplicationValues => useWatch() as ApplicationValues;
