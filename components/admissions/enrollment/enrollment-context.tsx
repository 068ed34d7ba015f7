'use client';

import { createContext, useContext, useMemo } from 'react';
import { type ApplicantForm, formForProgram } from '@/lib/domain/admissions/applicant-form';
import type { EnrollmentProgram, EnrollmentSchool } from './enrollment-school';

interface Enrollment {
  school: EnrollmentSchool;
  programs: readonly EnrollmentProgram[];
  /** What the school asks of everybody. */
  form: ApplicantForm;
  /** The program of the application that is corrected: it may stay, also when it takes no new applications. */
  sentProgramId?: string | null;
  /** Whose application it is, where somebody else fills it in. */
  applicant?: string;
}

const EnrollmentContext = createContext<Enrollment | null>(null);

export const EnrollmentProvider = EnrollmentContext.Provider;

/** The school that is applied to, with what it offers and asks. */
export function useEnrollment(): Enrollment {
  const enrollment = useContext(EnrollmentContext);
  if (!enrollment) throw new Error('Parts of the form stand inside EnrollmentProvider.');
  return enrollment;
}

/** What the school asks of who applies for this program. */
export function useFormFor(programId: string | null | undefined): ApplicantForm {
  const { form, programs } = useEnrollment();
  return useMemo(() => {
    const program = programs.find(({ enrollableSubjectId }) => enrollableSubjectId === programId);
    return formForProgram(form, program);
  }, [form, programs, programId]);
}
