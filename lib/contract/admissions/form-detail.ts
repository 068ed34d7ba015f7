import * as z from 'zod';
import type { ApplicantForm, FieldMode, FormQuestion } from '@/lib/domain/admissions/applicant-form';
import {
  type Implausible,
  implausibleExam,
  implausibleHighSchool,
  implausiblePersonal,
  unlikeExam,
} from '@/lib/domain/admissions/plausible-facts';
import { requiredText, typed } from '../fields';
import {
  address,
  birthPlace,
  demanded,
  type EnrollDetail,
  type EnrollDetailInput,
  highSchool,
  nationalExam,
  personal,
} from './enroll-detail';

const answerMax = 2000;

type AddIssue = { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };

const reporting =
  <Part>(find: (part: Part, today: string) => Implausible[], today: string) =>
  (part: Part, context: AddIssue) => {
    for (const { field, code } of find(part, today)) {
      context.addIssue({ code: 'custom', path: [field], message: code });
    }
  };

/** Nothing of a part is filled in; where one lives or was born does not begin with the choice of the country. */
function isUntouched(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(([name, inner]) => name === 'place' || isUntouched(inner));
  }
  return value === undefined || value === null || value === '';
}

/** A part as its mode wants it: not at all, all of it or nothing, all of it. */
const partOf = <Part extends z.ZodType>(mode: FieldMode, part: Part): z.ZodType => {
  if (mode === 'hidden') return z.unknown().transform(() => null);
  if (mode === 'required') return part;
  return z.preprocess((value) => (isUntouched(value) ? null : value), part.nullable());
};

const none = z.unknown().transform(() => '');

const personalOf = ({ fields }: ApplicantForm) => {
  const textOf = (mode: FieldMode, name: keyof typeof demanded): z.ZodType =>
    mode === 'hidden' ? none : mode === 'required' ? demanded[name] : personal.shape[name];
  return personal.extend({
    lastNameKm: textOf(fields.khmerName, 'lastNameKm'),
    firstNameKm: textOf(fields.khmerName, 'firstNameKm'),
    nationality: textOf(fields.nationality, 'nationality'),
    email: textOf(fields.email, 'email'),
    birthPlace: partOf(fields.birthPlace, birthPlace),
  });
};

const answerOf = ({ kind, required, options }: FormQuestion): z.ZodType => {
  const given = required ? requiredText(answerMax) : typed(answerMax).default('');
  if (kind !== 'choice') return given;
  return given.refine(
    (value) => value === '' || options.some((option) => option.value === value),
    'unknown-option',
  );
};

/**
 * What an application to this school must say, by its form, plausible on `today` (an ISO day). What is not asked is taken out,
 * however it came in. The form in the browser and the server use this one rule.
 */
export function detailFor(form: ApplicantForm, today: string): z.ZodType<EnrollDetail, EnrollDetailInput> {
  const { fields, questions } = form;
  const schema = z
    .object({
      personal: personalOf(form).superRefine(reporting(implausiblePersonal, today)),
      address: partOf(fields.address, address),
      nationalExam: partOf(fields.nationalExam, nationalExam.superRefine(reporting(implausibleExam, today))),
      highSchool: partOf(fields.highSchool, highSchool.superRefine(reporting(implausibleHighSchool, today))),
      answers: z.object(Object.fromEntries(questions.map((question) => [question.key, answerOf(question)]))),
    })
    .superRefine((detail, context) => {
      const { nationalExam: exam, highSchool: school } = detail as EnrollDetail;
      if (!exam || !school) return;
      for (const { field, code } of unlikeExam(school, exam)) {
        context.addIssue({ code: 'custom', path: ['highSchool', field], message: code });
      }
    });
  // The parts are chosen at run time, each from those of `enrollDetail`.
  return schema as unknown as z.ZodType<EnrollDetail, EnrollDetailInput>;
}
