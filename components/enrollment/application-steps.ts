/** The steps of the form, in order, each with its fields. */
export const applicationSteps = ['program', 'personal', 'contact', 'exam', 'highSchool'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

const personal = (field: string) => `enrollToDetail.personal.${field}`;

/** Dotted paths of a step; a path includes everything below it. */
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

/** The required data of an enrolment, as the specification lists it. */
const requiredOfPerson: readonly string[] = ['firstName', 'lastName', 'gender', 'birthday', 'phone'].map(
  personal,
);

export const isRequiredOfPerson = (path: string): boolean => requiredOfPerson.includes(path);

/** The index of the step with a field; null when none has it. */
export function stepOfField(path: string): number | null {
  const index = applicationSteps.findIndex((step) =>
    fieldsOfStep[step].some((field) => path === field || path.startsWith(`${field}.`)),
  );
  return index === -1 ? null : index;
}

/** The dotted paths of a tree of errors from React Hook Form, without `root`. */
export function errorPaths(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || (path === '' && key === 'root')) return [];
    const name = path === '' ? key : `${path}.${key}`;
    return 'type' in value && typeof value.type === 'string' ? [name] : errorPaths(value, name);
  });
}
