/** The parts of the form, in order, each with the fields that it holds. */
export const applicationSteps = ['program', 'personal', 'contact', 'exam', 'highSchool'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

const personal = (field: string) => `enrollToDetail.personal.${field}`;

/** Dotted paths of a step; a path stands for all below it. */
export const fieldsOfStep: Record<ApplicationStep, readonly string[]> = {
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
  contact: [personal('phone'), personal('email'), 'enrollToDetail.address'],
  exam: ['enrollToDetail.nationalExam'],
  highSchool: ['enrollToDetail.highSchool'],
};

/** What no enrolment can do without, as the specification lists it. */
const requiredOfPerson: readonly string[] = ['firstName', 'lastName', 'gender', 'birthday', 'phone'].map(
  personal,
);

export const isRequiredOfPerson = (path: string): boolean => requiredOfPerson.includes(path);

/** The index of the step that holds a field; null when none does. */
export function stepOfField(path: string): number | null {
  const index = applicationSteps.findIndex((step) =>
    fieldsOfStep[step].some((field) => path === field || path.startsWith(`${field}.`)),
  );
  return index === -1 ? null : index;
}

/** The dotted paths of a tree of errors as React Hook Form keeps it, `root` left out. */
export function errorPaths(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || (path === '' && key === 'root')) return [];
    const name = path === '' ? key : `${path}.${key}`;
    return 'type' in value && typeof value.type === 'string' ? [name] : errorPaths(value, name);
  });
}
