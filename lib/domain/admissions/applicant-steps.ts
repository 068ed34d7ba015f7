/** One step of an application. `fixed` steps exist for every organization. */
export type ApplicantStep = {
  applicantStepId: string;
  order?: number | null | undefined;
  key: string;
  value: string;
  name: string;
  nameNative: string;
  fixed: boolean;
  color: string;
  status: boolean;
};

export const pendingStep = {
  applicantStepId: 'pending',
  order: 1,
  key: 'pending',
  value: 'pending',
  name: 'Pending',
  nameNative: 'រង់ចាំ',
  fixed: true,
  color: '#919CA2',
  status: true,
} as const satisfies ApplicantStep;

export const acceptedStep = {
  applicantStepId: 'accepted',
  order: 2,
  key: 'accepted',
  value: 'accepted',
  name: 'Accepted',
  nameNative: 'បានទទួលយក',
  fixed: true,
  color: '#06D857',
  status: true,
} as const satisfies ApplicantStep;

export const rejectedStep = {
  applicantStepId: 'rejected',
  order: 3,
  key: 'rejected',
  value: 'rejected',
  name: 'Rejected',
  nameNative: 'បានបដិសេធ',
  fixed: true,
  color: '#F25151',
  status: true,
} as const satisfies ApplicantStep;

/** Not a step that staff choose: the applicant has taken the application back. */
export const withdrawnStep = {
  applicantStepId: 'withdrawn',
  order: 4,
  key: 'withdrawn',
  value: 'withdrawn',
  name: 'Withdrawn',
  nameNative: 'បានដកពាក្យ',
  fixed: true,
  color: '#6B7280',
  status: true,
} as const satisfies ApplicantStep;

export const defaultApplicantSteps = [pendingStep, acceptedStep, rejectedStep] as const;

/** The step of a status without a list of steps: one of the three fixed ones, or one named by the status itself. */
export function stepOfStatus(status: string) {
  const fixed = defaultApplicantSteps.find(({ key }) => key === status);
  if (fixed) return { ...fixed };
  return {
    ...pendingStep,
    applicantStepId: status,
    key: status,
    value: status,
    name: status,
    nameNative: status,
    fixed: false,
  };
}

const orderWhenMissing = 1;
const fixedKeys: ReadonlySet<string> = new Set(
  [...defaultApplicantSteps, withdrawnStep].map((step) => step.key),
);

/** Keys that no school may give to a step of its own. */
export const isFixedStep = (key: string): boolean => fixedKeys.has(key);

function byOrder(first: ApplicantStep, second: ApplicantStep): number {
  return (first.order ?? orderWhenMissing) - (second.order ?? orderWhenMissing);
}

/**
 * The steps of an applicant: pending, the organization's active steps in order (a missing order counts as 1, equal
 * orders stay in place), then accepted and rejected. A step that reuses a fixed key is left out, because the fixed
 * three cannot be redefined.
 */
export function orderSteps(organizationSteps: readonly ApplicantStep[]): ApplicantStep[] {
  const active = organizationSteps.filter((step) => step.status && !fixedKeys.has(step.key));
  return [pendingStep, ...active.toSorted(byOrder), ...[acceptedStep, rejectedStep].toSorted(byOrder)];
}

/** True once a decision has fallen, the applicant's own included. */
export function isDecided(status: string): boolean {
  return status === acceptedStep.key || status === rejectedStep.key || status === withdrawnStep.key;
}
