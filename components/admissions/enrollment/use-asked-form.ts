'use client';

import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import { useFormFor } from './enrollment-context';
import { useTypedValues } from './use-application-form';

/** What is asked for the program that is chosen now; inside the form. */
export const useAskedForm = (): ApplicantForm => useFormFor(useTypedValues().enrollToId);
