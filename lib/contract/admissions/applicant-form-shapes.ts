import * as z from 'zod';
import { fieldModes, formQuestionKinds } from '@/lib/domain/admissions/applicant-form';
import { requiredBoth, text } from '../fields';

const mode = z.enum(fieldModes);
const fields = z.object({
  khmerName: mode,
  nationality: mode,
  birthPlace: mode,
  email: mode,
  address: mode,
  nationalExam: mode,
  highSchool: mode,
});
const shortCourses = z.enum(['brief', 'whole']);

/** What a school asks of its applicants; `version` 0 is what its type asks. Names, gender, birthday and phone are always asked. */
export const applicantForm = z.object({
  version: z.int(),
  fields,
  questions: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(formQuestionKinds),
      label: text,
      required: z.boolean(),
      options: z.array(z.object({ value: z.string(), label: text })),
    }),
  ),
  /** `original`: it is shown at the school and never sent. */
  files: z.array(
    z.object({ key: z.string(), label: text, required: z.boolean(), original: z.boolean().optional() }),
  ),
  shortCourses,
});

export const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'invalid-code');
const label = requiredBoth(200);

const isUnlike = (values: readonly string[]) => new Set(values).size === values.length;

const question = z
  .object({
    key,
    kind: z.enum(formQuestionKinds),
    label,
    required: z.boolean(),
    options: z
      .array(z.object({ value: key, label }))
      .max(40)
      .refine((options) => isUnlike(options.map(({ value }) => value)), 'twice')
      .default([]),
  })
  .refine(({ kind, options }) => (kind === 'choice' ? options.length >= 2 : options.length === 0), {
    path: ['options'],
    message: 'invalid-options',
  });

/** The same as staff write it. */
export const applicantFormDraft = z.object({
  fields,
  questions: z
    .array(question)
    .max(30)
    .refine((all) => isUnlike(all.map((each) => each.key)), 'twice'),
  files: z
    .array(z.object({ key, label, required: z.boolean(), original: z.boolean().optional() }))
    .max(20)
    .refine((all) => isUnlike(all.map((each) => each.key)), 'twice'),
  shortCourses,
});
export type ApplicantFormDraft = z.output<typeof applicantFormDraft>;
