import { dayAfter } from '../dates/dates';

/** The facts that determine whether a program is open for applications; days are ISO days in Cambodia. */
export interface ApplicationWindow {
  status: 'active' | 'inactive';
  /** The first day; null: already open. */
  applicationsOpenOn: string | null;
  /** The last day; null: there is none. */
  applicationDeadline: string | null;
  /** The first day of applications for the next intake. */
  nextIntakeOn: string | null;
  isFull: boolean;
}

const refusingStates = ['not-yet-open', 'past-deadline', 'full', 'closed'] as const;
export type RefusingState = (typeof refusingStates)[number];

export type ApplicationState =
  /** `until` is the last day; null: no known end. */
  | { key: 'open'; until: string | null }
  /** `opensOn` is the first day of applications; null: unknown. */
  | { key: RefusingState; opensOn: string | null };

/** Whether a program is open on a day; if not, why and when it opens. */
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
  /** The first day of the phase; empty: from the beginning. */
  from: string;
  state: ApplicationState;
}

/** All states of a program over time, so that a page that is cached for days shows the right one. */
export function applicationPhases(window: ApplicationWindow): ApplicationPhase[] {
  const { applicationsOpenOn, applicationDeadline, nextIntakeOn } = window;
  const turns = [applicationsOpenOn, applicationDeadline && dayAfter(applicationDeadline), nextIntakeOn];
  const days = [...new Set(['', ...turns.filter((day) => day !== null)])].toSorted();
  return days.map((from) => ({ from, state: applicationStateOn(window, from) }));
}

export function phaseOn<Phase extends { from: string }>(
  phases: readonly Phase[],
  day: string,
): Phase | undefined {
  return phases.findLast(({ from }) => from <= day);
}
