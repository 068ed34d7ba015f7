import {
  emptyState,
  mergeResults,
  type OrientationState,
  type OrientationTest,
  parseState,
  stateFor,
  type StoredResult,
} from './orientation-state';

// The one place of answers, pages and results on this device. The browser is asked once; then memory answers.

const prefix = 'sala.orientation';
const states = new Map<OrientationTest, OrientationState>();
const listeners = new Set<() => void>();
let storable = true;
let follows = false;

const keyOf = (test: OrientationTest, owner?: string | null) =>
  owner ? `${prefix}:${test}:${owner}` : `${prefix}:${test}`;

const load = (key: string): OrientationState | null => {
  try {
    return parseState(localStorage.getItem(key));
  } catch {
    return null;
  }
};

const store = (key: string, state: OrientationState): void => {
  try {
    localStorage.setItem(key, JSON.stringify(state));
    storable = true;
  } catch {
    // Full or switched off: the page keeps the answers and says that only the page does.
    storable = false;
  }
};

const tell = () => {
  for (const listener of listeners) listener();
};

/** Another tab has answered. */
const onStorage = ({ key }: StorageEvent) => {
  if (key !== null && !key.startsWith(prefix)) return;
  states.clear();
  tell();
};

export function subscribeOrientation(listener: () => void): () => void {
  if (!follows) window.addEventListener('storage', onStorage);
  follows = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readOrientation(test: OrientationTest): OrientationState {
  const known = states.get(test);
  if (known) return known;
  const state = load(keyOf(test)) ?? emptyState();
  states.set(test, state);
  return state;
}

export const isStorable = (): boolean => storable;

export function changeOrientation(
  test: OrientationTest,
  change: (state: OrientationState) => OrientationState,
): void {
  const before = readOrientation(test);
  const after = change(before);
  if (after === before) return;
  states.set(test, after);
  store(keyOf(test), after);
  tell();
}

/** Kept at once, in place of an earlier answer. */
export const answerStatement = (test: OrientationTest, questionId: string, value: number): void =>
  changeOrientation(test, (state) => ({
    ...state,
    answers: { ...state.answers, [questionId]: value },
    pending: [...state.pending.filter((id) => id !== questionId), questionId],
  }));

/** The account has this answer now, unless another one was given meanwhile. */
export const settleAnswer = (test: OrientationTest, questionId: string, value: number | undefined): void =>
  changeOrientation(test, (state) =>
    state.answers[questionId] === value
      ? { ...state, pending: state.pending.filter((id) => id !== questionId) }
      : state,
  );

export const goToPage = (test: OrientationTest, page: number): void =>
  changeOrientation(test, (state) => (state.page === page ? state : { ...state, page }));

/** Begins anew; results stay. */
export const startAgain = (test: OrientationTest, now: Date): void =>
  changeOrientation(test, (state) => ({
    ...state,
    page: 1,
    answers: {},
    pending: [],
    startedAt: now.toISOString(),
  }));

export const addResults = (test: OrientationTest, results: StoredResult[]): void =>
  changeOrientation(test, (state) => ({ ...state, results: mergeResults(results, state.results) }));

/** Says whose the answers are from now on; what belongs to somebody else is put aside for them. */
export function adoptOrientation(test: OrientationTest, owner: string | null): void {
  const current = readOrientation(test);
  if (current.owner === owner) return;
  if (current.owner !== null) store(keyOf(test, current.owner), current);
  changeOrientation(test, () => stateFor(owner, current, owner === null ? null : load(keyOf(test, owner))));
}

/** Reads the device again; for tests. */
export function forgetOrientation(): void {
  states.clear();
  storable = true;
}
