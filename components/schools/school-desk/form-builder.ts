import * as z from 'zod';
import { applicantFormDraft } from '@/lib/contract/admissions/applicant-form-shapes';
import { requiredBoth, type Text } from '@/lib/contract/fields';
import { type ApplicantForm, questionKinds } from '@/lib/domain/admissions/applicant-form';
import { freeSlug, nameSlug } from '@/lib/domain/schools/name-slug';

/** The form of a school as staff edit it: keys follow from the English texts, and stay once they exist. */

const label = requiredBoth(200);

interface Labelled {
  label: Text;
}

const fillKeys = <Entry extends Labelled, Name extends 'key' | 'value'>(
  entries: readonly (Entry & Record<Name, string>)[],
  name: Name,
  fallback: string,
) => {
  const taken = new Set(entries.map((entry): string => entry[name]).filter(Boolean));
  return entries.map((entry) => {
    if (entry[name] !== '') return entry;
    const key = freeSlug(nameSlug(entry.label.en, fallback).slice(0, 50), taken);
    taken.add(key);
    return { ...entry, [name]: key };
  });
};

const question = z.object({
  key: z.string(),
  kind: z.enum(questionKinds),
  label,
  required: z.boolean(),
  options: z.array(z.object({ value: z.string(), label })),
});
const file = z.object({ key: z.string(), label, required: z.boolean(), original: z.boolean() });

const { fields, questions, files, shortCourses } = applicantFormDraft.shape;

export const formBuilder = z.object({
  fields,
  shortCourses,
  questions: z
    .array(question)
    .transform((all): z.input<typeof questions> =>
      fillKeys(all, 'key', 'question').map((each) => ({
        ...each,
        options: each.kind === 'choice' ? fillKeys(each.options, 'value', 'answer') : [],
      })),
    )
    .pipe(questions),
  files: z
    .array(file)
    .transform((all): z.input<typeof files> => fillKeys(all, 'key', 'paper'))
    .pipe(files),
});

export const formBuilderValues = (form: ApplicantForm): z.input<typeof formBuilder> => ({
  fields: form.fields,
  shortCourses: form.shortCourses,
  questions: form.questions,
  files: form.files.map((each) => ({ ...each, original: each.original ?? false })),
});

const noText = { km: '', en: '' };
export const emptyQuestion: z.input<typeof question> = {
  key: '',
  kind: 'text',
  label: noText,
  required: true,
  options: [],
};
export const emptyOption = { value: '', label: noText };
export const emptyFile: z.input<typeof file> = { key: '', label: noText, required: true, original: false };
