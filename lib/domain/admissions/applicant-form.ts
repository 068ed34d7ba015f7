import { freeSlug, nameSlug } from '@/lib/domain/schools/name-slug';
import type { DegreeCode } from '@/lib/domain/schools/degrees';
import type { SchoolType } from '@/lib/domain/schools/school-types';

/** What a school decides about; names in Latin letters, gender, birthday and phone number are always asked. */
export const formFields = [
  'khmerName',
  'nationality',
  'birthPlace',
  'email',
  'address',
  'nationalExam',
  'highSchool',
] as const;
export type FormField = (typeof formFields)[number];

export const fieldModes = ['required', 'optional', 'hidden'] as const;
export type FieldMode = (typeof fieldModes)[number];

export const formQuestionKinds = ['text', 'long-text', 'choice'] as const;

interface Text {
  en: string;
  km: string;
}

export interface FormQuestion {
  /** Answers are stored under it. */
  key: string;
  kind: (typeof formQuestionKinds)[number];
  label: Text;
  required: boolean;
  /** Of a choice. */
  options: { value: string; label: Text }[];
}

/** A paper that the school wants to see. */
export interface FormFile {
  key: string;
  label: Text;
  required: boolean;
  /** It is shown at the school and never sent. */
  original?: boolean | undefined;
}

/** What one school asks of its applicants. Version 0 is what its type asks; each change of its own makes another. */
export interface ApplicantForm {
  version: number;
  fields: Record<FormField, FieldMode>;
  questions: FormQuestion[];
  files: FormFile[];
  /** `brief`: who applies for a short course is asked no more than `briefFields`. */
  shortCourses: 'brief' | 'whole';
}

const wholeFields: Record<FormField, FieldMode> = {
  khmerName: 'required',
  nationality: 'required',
  birthPlace: 'required',
  email: 'optional',
  address: 'required',
  nationalExam: 'required',
  highSchool: 'required',
};

/** Enough for a place in a short course or a kindergarten. */
const briefFields: Record<FormField, FieldMode> = {
  khmerName: 'optional',
  nationality: 'hidden',
  birthPlace: 'hidden',
  email: 'hidden',
  address: 'hidden',
  nationalExam: 'hidden',
  highSchool: 'hidden',
};

const skillFields: Record<FormField, FieldMode> = {
  ...wholeFields,
  nationalExam: 'optional',
  highSchool: 'optional',
};

const fieldsByType: Record<SchoolType, Record<FormField, FieldMode>> = {
  'associate-degree-diploma': wholeFields,
  institute: wholeFields,
  university: wholeFields,
  tvet: skillFields,
  vocational: skillFields,
  k12: { ...wholeFields, nationalExam: 'hidden', highSchool: 'hidden' },
  kindergarten: briefFields,
  'short-course': briefFields,
  'short-course-institute': briefFields,
};

/** Applying on Sala fills it in, so nobody photographs it. */
const isApplicationForm = ({ en, km }: Text): boolean =>
  /\bapplication form\b/i.test(en) || km.includes('ទម្រង់ពាក្យសុំ');

/** The papers by their names, without the application form; equal names get keys of their own. */
export function filesOf(labels: readonly Text[], known: readonly FormFile[] = []): FormFile[] {
  const taken = new Set<string>();
  return labels
    .filter((label) => !isApplicationForm(label))
    .map((label) => {
      const same = known.find(
        ({ key, label: old }) => old.en === label.en && old.km === label.km && !taken.has(key),
      );
      const key = same?.key ?? freeSlug(nameSlug(label.en, 'paper').slice(0, 50), taken);
      taken.add(key);
      return { key, label, required: same?.required ?? true };
    });
}

/** What a school asks that has not said anything itself: as much as its type needs, and the papers that it lists. */
export const defaultForm = (school: {
  schoolType: SchoolType;
  requiredDocuments: readonly Text[];
}): ApplicantForm => ({
  version: 0,
  fields: fieldsByType[school.schoolType],
  questions: [],
  files: filesOf(school.requiredDocuments),
  shortCourses: 'brief',
});

const lesser = (one: FieldMode, other: FieldMode): FieldMode =>
  fieldModes.indexOf(one) > fieldModes.indexOf(other) ? one : other;

/** The form of one program: a short course asks little, whatever else its school asks. */
export function formForProgram(
  form: ApplicantForm,
  program: { degree: DegreeCode } | null | undefined,
): ApplicantForm {
  if (form.shortCourses === 'whole' || program?.degree !== 'short-course') return form;
  const fields = Object.fromEntries(
    formFields.map((field) => [field, lesser(form.fields[field], briefFields[field])]),
  ) as Record<FormField, FieldMode>;
  return { ...form, fields };
}
