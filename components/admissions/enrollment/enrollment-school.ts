import type { SchoolDetail } from '@/lib/contract/schools/schools';
import type { Subject } from '@/lib/contract/schools/subjects';
import type { ApplicationWindow } from '@/lib/domain/schools/application-state';

/** The fields of the school that the form shows; few, because a static page contains them. */
export type EnrollmentSchool = Pick<
  SchoolDetail,
  'schoolId' | 'slug' | 'name' | 'nameNative' | 'hue' | 'isDemo'
>;

export type EnrollmentProgram = Pick<
  Subject,
  | 'enrollableSubjectId'
  | 'name'
  | 'nameNative'
  | 'degree'
  | 'shift'
  | 'tuitionFee'
  | 'durationMonths'
  | 'admission'
  | keyof ApplicationWindow
>;

export const toEnrollmentSchool = (school: SchoolDetail): EnrollmentSchool => {
  const { schoolId, slug, name, nameNative, hue, isDemo } = school;
  return { schoolId, slug, name, nameNative, hue, isDemo };
};

export const toEnrollmentProgram = (subject: Subject): EnrollmentProgram => {
  const {
    enrollableSubjectId,
    name,
    nameNative,
    degree,
    shift,
    tuitionFee,
    durationMonths,
    admission,
    status,
    applicationsOpenOn,
    applicationDeadline,
    nextIntakeOn,
    isFull,
  } = subject;
  return {
    enrollableSubjectId,
    name,
    nameNative,
    degree,
    shift,
    tuitionFee,
    durationMonths,
    admission,
    status,
    applicationsOpenOn,
    applicationDeadline,
    nextIntakeOn,
    isFull,
  };
};
