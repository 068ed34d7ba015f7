'use client';

import { createContext, useContext } from 'react';
import type { EnrollmentProgram, EnrollmentSchool } from './enrollment-school';

interface Enrollment {
  school: EnrollmentSchool;
  programs: readonly EnrollmentProgram[];
}

const EnrollmentContext = createContext<Enrollment | null>(null);

export const EnrollmentProvider = EnrollmentContext.Provider;

/** The school of the application and its programmes. */
export function useEnrollment(): Enrollment {
  const enrollment = useContext(EnrollmentContext);
  if (!enrollment) throw new Error('Parts of the form stand inside EnrollmentProvider.');
  return enrollment;
}
