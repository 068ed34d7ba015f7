import * as z from 'zod';
import { defaultForm } from '@/lib/domain/admissions/applicant-form';
import { defaultApplicantSteps } from '@/lib/domain/admissions/applicant-steps';
import { answer, recordId } from '../answers';
import { text } from '../fields';
import { applicantForm } from './applicant-form-shapes';
import { step } from './applicant-shapes';

const section = z.enum(['personal', 'address', 'nationalExam', 'highSchool']);

/** `sections` are the parts of an application that are asked for. */
export const schoolSchema = answer(
  z.object({
    schoolId: recordId,
    steps: z.array(step),
    requiredDocuments: z.array(text),
    sections: z.array(section),
    form: applicantForm,
  }),
  () => ({
    schoolId: '-',
    steps: [...defaultApplicantSteps],
    requiredDocuments: [],
    sections: [...section.options],
    form: defaultForm({ schoolType: 'university', requiredDocuments: [] }),
  }),
);
