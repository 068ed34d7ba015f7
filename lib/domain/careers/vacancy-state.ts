/** `draft` and `closed` are set by hand, `closed` also by the deadline; a `held` one is published but not public. */
export const vacancyStates = ['draft', 'held', 'open', 'closed'] as const;
export type VacancyState = (typeof vacancyStates)[number];

interface VacancyFacts {
  status: 'draft' | 'open' | 'closed';
  /** The last day for applications. */
  deadline: string | null;
  /** Hidden by a decision. */
  heldAt: Date | null;
  /** Hidden until somebody decides about its flags or its reports. */
  stoppedAt: Date | null;
  /** Shown by a decision, whether or not the employer is checked. */
  releasedAt: Date | null;
  /** The last day of the check of its employer; null where the employer is not checked. */
  clearedUntil: string | null;
}

/** Whether readers may see it on a day, as far as its employer and the decisions go. */
export const isVacancyShown = (vacancy: VacancyFacts, today: string): boolean =>
  vacancy.status !== 'draft' &&
  vacancy.heldAt === null &&
  vacancy.stoppedAt === null &&
  (vacancy.releasedAt !== null || (vacancy.clearedUntil !== null && today <= vacancy.clearedUntil));

const dayMs = 86_400_000;

/** Whole days until the last day for applications; 0 on it. Days are ISO. */
export const daysLeft = (deadline: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(deadline) - Date.parse(today)) / dayMs));

/**
 * The state of a vacancy on a day (ISO, Phnom Penh's calendar). Its deadline is the last day for applications; without one
 * it is open until it is closed by hand. A check that ends holds it from the next day, without any work.
 */
export function vacancyState(vacancy: VacancyFacts, today: string): VacancyState {
  const { status, deadline } = vacancy;
  if (status !== 'open') return status;
  if (deadline !== null && today > deadline) return 'closed';
  return isVacancyShown(vacancy, today) ? 'open' : 'held';
}
