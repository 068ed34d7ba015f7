'use client';

import { candidateOfSeeker, seekerStore } from '@/components/schools/seeker/seeker';
import { useToday } from '@/components/ui/use-today';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { candidateOf, degreeHeld, type ToldSchooling } from '@/lib/domain/admissions/candidate-of';
import { isExamGrade } from '@/lib/domain/admissions/national-exam';
import { type Admission, mayEnter, mustAcknowledge } from '@/lib/domain/schools/may-enter';
import type { ApplicationValues } from './application-values';
import { useEnrollment } from './enrollment-context';
import type { EnrollmentProgram } from './enrollment-school';
import { useTypedValues } from './use-application-form';
import { useAskedForm } from './use-asked-form';

type Detail = ApplicationValues['enrollToDetail'];

/** Null while it does not say enough. */
function toldExam({
  state,
  track,
  date,
  grade,
  subjects,
}: Detail['nationalExam']): ToldSchooling['nationalExam'] {
  if (state === 'not-taken') return { state };
  if (!state || !track) return null;
  if (state === 'planned') return { state, track };
  const letters = Object.entries(subjects).flatMap(([subject, letter]) =>
    isExamGrade(letter) ? [[subject, letter] as const] : [],
  );
  return grade ? { state, track, date, grade, subjects: Object.fromEntries(letters) } : null;
}

const toldBy = ({ nationalExam, highSchool: { graduated } }: Detail): ToldSchooling => ({
  nationalExam: toldExam(nationalExam),
  highSchool: graduated === undefined ? null : { graduated },
});

interface Entry {
  /** By all that is known, also what this device was told outside the form; null where nothing is. */
  judge: ((program: EnrollmentProgram) => Admission) | null;
  /** Of the chosen program in the same way. */
  chosen: Admission | null;
  /** Of the chosen program by the application alone, as the call judges it. */
  sent: Admission | null;
  /** Its person says that they know it; staff see it. */
  asksToKnow: boolean;
}

/** Whether the applicant may enter the programs of the school, by what is typed so far. */
export function useEntry(): Entry {
  const { programs, history, applicant, sentVerdict } = useEnrollment();
  const { enrollToId, enrollToDetail } = useTypedValues();
  const { fields } = useAskedForm();
  const answers = useDeviceValue(seekerStore);
  const today = useToday();
  const told = toldBy(enrollToDetail);
  const degree = degreeHeld(history?.otherSchools ?? [], today);
  // The answers are those of whoever uses this device.
  const fromDevice = answers && applicant === undefined ? candidateOfSeeker(answers) : null;
  const known = candidateOf(told, degree) ?? fromDevice;
  const asked = {
    nationalExam: fields.nationalExam === 'hidden' ? null : told.nationalExam,
    highSchool: fields.highSchool === 'hidden' ? null : told.highSchool,
  };
  const program = programs.find(({ enrollableSubjectId }) => enrollableSubjectId === enrollToId);
  const judge = known && (({ admission }: EnrollmentProgram) => mayEnter(admission, known, today));
  const sent = program ? mayEnter(program.admission, candidateOf(asked, degree), today) : null;
  return {
    judge,
    chosen: program && judge ? judge(program) : null,
    sent,
    asksToKnow: sent !== null && applicant === undefined && mustAcknowledge(sent.verdict, sentVerdict),
  };
}
