'use client';

import type { ApplicationStep } from './application-steps';
import { ContactStep } from './contact-step';
import { ExamStep } from './exam-step';
import { HighSchoolStep } from './high-school-step';
import { PersonalStep } from './personal-step';
import { QuestionsStep } from './questions-step';

const bodies = {
  personal: PersonalStep,
  contact: ContactStep,
  exam: ExamStep,
  highSchool: HighSchoolStep,
  questions: QuestionsStep,
};

/** All steps except the first, with their fields; loaded while the person reads the first. */
export function LaterStep({ step }: { step: Exclude<ApplicationStep, 'program'> }) {
  const Body = bodies[step];
  return <Body />;
}
