'use client';

import { createContext, useContext, useMemo } from 'react';
import { type ApplicantForm, formForProgram } from '@/lib/domain/admissions/applicant-form';
import type { EducationHistory } from '@/lib/contract/admissions/education-history';
import type { EntryVerdict } from '@/lib/domain/schools/may-enter';
import type { EnrollmentProgram, EnrollmentSchool } from './enrollment-school';

interface Enrollment {
  school: EnrollmentSchool;
  programs: readonly EnrollmentProgram[];
  /** What the school asks of everybody. */
  form: ApplicantForm;
  /** The program of the application that is corrected: it may stay, also when it takes no new applications. */
  sentProgramId?: string | null;
  /** And whether its person may enter that, as it was said then. */
  sentVerdict?: EntryVerdict | null;
  /** The schools of the person, where they could be read. */
  history?: EducationHistory | undefined;
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
