import { deviceStore, readBy } from '@/lib/device/device-store';
import {
  emptyState,
  mergeResults,
  type OrientationState,
  type OrientationTest,
  readState,
  stateFor,
  type StoredResult,
} from './orientation-state';

// The only store of answers, pages and results on this device.

const schema = readBy(readState);
const storeOf = (test: OrientationTest, owner?: string) =>
  deviceStore(`sala.orientation:${test}`, schema, { scope: 'device', ...(owner && { owner }) });
const stores = { holland: storeOf('holland'), personality: storeOf('personality') };
const nothing = emptyState();
let storable = true;

export function subscribeOrientation(listener: () => void): () => void {
  const stops = Object.values(stores).map((store) => store.subscribe(listener));
  return () => stops.forEach((stop) => stop());
}

export const readOrientation = (test: OrientationTest): OrientationState => stores[test].read() ?? nothing;

/** False once the browser refused to store; the page then keeps the answers in memory and says so. */
export const isStorable = (): boolean => storable;

export function changeOrientation(
  test: OrientationTest,
  change: (state: OrientationState) => OrientationState,
): void {
  const before = readOrientation(test);
  const after = change(before);
  if (after === before) return;
  storable = stores[test].write(after);
}

/** Stored at once, in place of an earlier answer. */
export const answerStatement = (test: OrientationTest, questionId: string, value: number): void =>
  changeOrientation(test, (state) => ({
    ...state,
    answers: { ...state.answers, [questionId]: value },
    pending: [...state.pending.filter((id) => id !== questionId), questionId],
  }));

/** The answer is saved in the account, unless another one was given meanwhile. */
export const settleAnswer = (test: OrientationTest, questionId: string, value: number | undefined): void =>
  changeOrientation(test, (state) =>
    state.answers[questionId] === value
      ? { ...state, pending: state.pending.filter((id) => id !== questionId) }
      : state,
  );

export const goToPage = (test: OrientationTest, page: number): void =>
  changeOrientation(test, (state) => (state.page === page ? state : { ...state, page }));

/** Restarts; results stay. */
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

/** Sets the owner of the answers; data of another person is put aside for them. */
export function adoptOrientation(test: OrientationTest, owner: string | null): void {
  const current = readOrientation(test);
  if (current.owner === owner) return;
  if (current.owner !== null) storable = storeOf(test, current.owner).write(current);
  changeOrientation(test, () =>
    stateFor(owner, current, owner === null ? null : storeOf(test, owner).read()),
  );
}
