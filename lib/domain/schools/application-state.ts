/** What decides whether a programme takes applications; days are ISO days on Cambodia's calendar. */
export interface ApplicationWindow {
  status: 'active' | 'inactive';
  /** The first day; null: it has begun. */
  applicationsOpenOn: string | null;
  /** The last day; null: there is none. */
  applicationDeadline: string | null;
  /** The day on which applications for the intake after the deadline begin. */
  nextIntakeOn: string | null;
  isFull: boolean;
}

export const refusingStates = ['not-yet-open', 'past-deadline', 'full', 'closed'] as const;
export type RefusingState = (typeof refusingStates)[number];

export type ApplicationState =
  /** `until` is the last day; null: no end is known. */
  | { key: 'open'; until: string | null }
  /** `opensOn` is the day from which one may apply; null: nobody has said. */
  | { key: RefusingState; opensOn: string | null };

/** Whether one may apply on a day, and if not, why and from when. */
export function applicationStateOn(window: ApplicationWindow, day: string): ApplicationState {
  const { applicationsOpenOn: opensOn, applicationDeadline: deadline, nextIntakeOn } = window;
  const next = nextIntakeOn !== null && nextIntakeOn > day ? nextIntakeOn : null;
  if (window.status === 'inactive') return { key: 'closed', opensOn: next };
  if (opensOn !== null && opensOn > day) return { key: 'not-yet-open', opensOn };
  if (window.isFull) return { key: 'full', opensOn: next };
  if (deadline === null || deadline >= day) return { key: 'open', until: deadline };
  const nextHasBegun = nextIntakeOn !== null && nextIntakeOn <= day && nextIntakeOn > deadline;
  return nextHasBegun ? { key: 'open', until: null } : { key: 'past-deadline', opensOn: next };
}

export interface ApplicationPhase {
  /** The first day of the phase; empty: it has always been so. */
  from: string;
  state: ApplicationState;
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** All states that a programme goes through, so that a page that is kept for days still tells the right one. */
export function applicationPhases(window: ApplicationWindow): ApplicationPhase[] {
  const { applicationsOpenOn, applicationDeadline, nextIntakeOn } = window;
  const turns = [applicationsOpenOn, applicationDeadline && dayAfter(applicationDeadline), nextIntakeOn];
  const days = [...new Set(['', ...turns.filter((day) => day !== null)])].toSorted();
  return days.map((from) => ({ from, state: applicationStateOn(window, from) }));
}

/** The phase that a day belongs to. */
export function phaseOn<Phase extends { from: string }>(
  phases: readonly Phase[],
  day: string,
): Phase | undefined {
  return phases.findLast(({ from }) => from <= day);
}
