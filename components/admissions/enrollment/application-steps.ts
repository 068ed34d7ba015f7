import type { WorkStep } from '@/components/kits/work/steps-of-work';
import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';

/** The parts of the form, in order. */
export const applicationSteps = ['program', 'personal', 'contact', 'schooling', 'questions'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

const personal = (field: string) => `enrollToDetail.personal.${field}`;
const contactFields = [personal('phone'), personal('email')];

const fieldsOfStep: Record<ApplicationStep, readonly string[]> = {
  program: ['enrollToId'],
  personal: [
    'lastName',
    'firstName',
    'lastNameKm',
    'firstNameKm',
    'gender',
    'birthday',
    'nationality',
    'birthPlace',
  ].map(personal),
  contact: [...contactFields, 'enrollToDetail.address'],
  schooling: ['enrollToDetail.nationalExam', 'enrollToDetail.highSchool'],
  questions: ['enrollToDetail.answers'],
};

/** Without an address to ask for, the telephone number stands beside the name. */
export const hasContactStep = ({ fields }: ApplicantForm) => fields.address !== 'hidden';

/** The steps that this form needs. */
export function stepsOf(form: ApplicantForm): ApplicationStep[] {
  const { fields, questions } = form;
  const isAsked: Record<ApplicationStep, boolean> = {
    program: true,
    personal: true,
    contact: hasContactStep(form),
    schooling: fields.nationalExam !== 'hidden' || fields.highSchool !== 'hidden',
    questions: questions.length > 0,
  };
  return applicationSteps.filter((step) => isAsked[step]);
}

const fieldsOf = (step: ApplicationStep, form: ApplicantForm): readonly string[] =>
  step === 'personal' && !hasContactStep(form)
    ? [...fieldsOfStep.personal, ...contactFields]
    : fieldsOfStep[step];

/** The same with their fields. */
export const workStepsOf = (form: ApplicantForm): WorkStep<ApplicationStep>[] =>
  stepsOf(form).map((key) => ({ key, fields: fieldsOf(key, form) }));

/** What no enrolment can do without, as the specification lists it. */
const requiredOfPerson: readonly string[] = ['firstName', 'lastName', 'gender', 'birthday', 'phone'].map(
  personal,
);

export const isRequiredOfPerson = (path: string): boolean => requiredOfPerson.includes(path);
