import * as z from 'zod';
import { markingResource } from '@/lib/contract/school-day/marking';
import { organizationChange } from '@/lib/contract/school-day/organizations';
import { emptyAsNull, typedNumber, typedNumberOrNull } from '@/lib/contract/typed-forms';
import { scaleProblem } from '@/lib/domain/school-day/grading-scale';

const { steps, passPercent, absence } = markingResource.endpoints.setScale.body.shape;
const step = steps.element.shape;

/** The grading scale of a school, as a form has it. */
export const scaleForm = z
  .object({
    passPercent: typedNumber(passPercent),
    absence,
    steps: z
      .array(
        z.object({
          letter: step.letter,
          fromPercent: typedNumber(step.fromPercent),
          points: typedNumber(step.points),
        }),
      )
      .min(1, 'required')
      .max(20),
  })
  .superRefine((scale, context) => {
    const problem = scaleProblem(scale.steps);
    if (!problem) return;
    const field = problem.code === 'letter-twice' ? 'letter' : 'fromPercent';
    context.addIssue({ code: 'custom', path: ['steps', problem.place, field], message: problem.code });
  });

const { academicYear, attendanceMinPercent, absencePaperDays, reportScale, signatory } =
  organizationChange.shape;

/** The school year, and how much attendance it asks for. */
export const schoolYearForm = z.object({
  academicYear: emptyAsNull(academicYear),
  attendanceMinPercent: typedNumberOrNull(attendanceMinPercent),
  absencePaperDays: typedNumberOrNull(absencePaperDays),
  reportScale: typedNumberOrNull(reportScale),
  signatory: signatory.unwrap().unwrap(),
});
