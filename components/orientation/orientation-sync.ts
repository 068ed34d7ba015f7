import { isApiError } from '@/lib/api/api-error';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { qaApi } from '@/lib/api/qa';
import type { HollandRecord, PersonalityRecord } from '@/lib/contract/orientation/orientation';
import { orientationTests } from '@/lib/domain/orientation/orientation-code';
import type { QuestionnairePlace } from '@/lib/env/orientation-subjects';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { viewerQuery } from '@/lib/query/use-viewer';
import type { OrientationTest, StoredResult } from './orientation-state';
import {
  addResults,
  adoptOrientation,
  changeOrientation,
  readOrientation,
  settleAnswer,
} from './orientation-store';

// Loaded on demand: it adds axios and the contract to pages that have neither.

type TakenRecord = HollandRecord | PersonalityRecord;

/** Errors of the answer itself; a retry would not help. */
const isRefused = (error: unknown) => isApiError(error) && [400, 404, 409, 422].includes(error.status);

const toStored = ({ result, takenAt, recordId, userId }: TakenRecord): StoredResult => ({
  code: result.code,
  scores: result.scores,
  takenAt,
  kept: recordId !== null,
  record: recordId !== null && userId !== null ? { userId, recordId } : undefined,
});

const historyOf = ({ earlier }: TakenRecord): StoredResult[] =>
  earlier.map((entry) => ({ ...entry, kept: true }));

const score = (
  test: OrientationTest,
  answers: Record<string, number>,
  studentId: string | undefined,
): Promise<TakenRecord> => {
  const body = {
    answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
    studentId,
  };
  return test === 'holland'
    ? qaApi.orientation.calculateHolland({ body })
    : qaApi.orientation.calculatePersonality({ body });
};

/** Both tests together have at most six calls open, the number that a browser sends to one server at a time. */
const answersAtOnce = 3;

/** Of each statement whose answer is on its way: sent again it is the same call, and another answer is another one. */
const keys = new Map<string, ReturnType<typeof keyOfBody>>();

async function sendAnswer(
  test: OrientationTest,
  { organizationId: orgId, subjectId }: QuestionnairePlace,
  questionId: string,
  value: number | undefined,
): Promise<void> {
  const keyOf = keys.get(questionId) ?? keyOfBody();
  keys.set(questionId, keyOf);
  try {
    const body = { answer: String(value) };
    if (value !== undefined)
      await qaApi.userAnswers.add({
        params: { orgId, subjectId, questionId },
        body,
        idempotencyKey: keyOf(body),
      });
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  keys.delete(questionId);
  settleAnswer(test, questionId, value);
}

async function sendPending(test: OrientationTest, owner: string): Promise<void> {
  for (;;) {
    const { pending, answers, place, owner: current } = readOrientation(test);
    if (pending.length === 0 || !place || current !== owner) return;
    const sent = await Promise.allSettled(
      pending.slice(0, answersAtOnce).map((id) => sendAnswer(test, place, id, answers[id])),
    );
    const failure = sent.find(({ status }) => status === 'rejected');
    if (failure) throw (failure as PromiseRejectedResult).reason;
  }
}

/** Moves results of a visitor to the account, oldest first, so that the latest is the current one. */
async function keepResults(test: OrientationTest, owner: string): Promise<void> {
  const waiting = readOrientation(test)
    .results.filter(({ kept }) => !kept)
    .toReversed();
  for (const result of waiting) {
    const record = result.answers ? await score(test, result.answers, owner).catch(ignoreRefused) : null;
    const stored = record ? toStored(record) : { ...result, kept: true, answers: undefined };
    changeOrientation(test, (state) => ({
      ...state,
      results: [stored, ...state.results.filter(({ takenAt }) => takenAt !== result.takenAt)].toSorted(
        (a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt),
      ),
    }));
  }
}

const ignoreRefused = (error: unknown): null => {
  if (isRefused(error)) return null;
  throw error;
};

const running = new Map<OrientationTest, Promise<void>>();

async function bringToAccount(test: OrientationTest): Promise<void> {
  const { sub } = await sharedQueryClient().fetchQuery(viewerQuery());
  adoptOrientation(test, sub);
  // Results first, because people came for them; answers can be a hundred calls.
  await keepResults(test, sub);
  await sendPending(test, sub);
}

/**
 * Moves the data of this device to the account of the signed-in person: first the owner, then results, then answers.
 * @throws {ApiError} when a part could not be sent; it stays pending
 */
export async function syncOrientation(test: OrientationTest): Promise<void> {
  const current = running.get(test);
  // Answers given during a run are not certain to be part of it.
  if (current) await current.catch(() => undefined);
  const joined = running.get(test);
  if (joined) return joined;
  const run = bringToAccount(test).finally(() => running.delete(test));
  running.set(test, run);
  return run;
}

export async function syncAll(): Promise<void> {
  await Promise.all(orientationTests.map(syncOrientation));
}

/** Answers given on another device, where this one has none. */
export async function pullAnswers(test: OrientationTest): Promise<void> {
  const { place } = readOrientation(test);
  if (!place) return;
  const { data } = await qaApi.userAnswers.results({ query: { subjectId: place.subjectId } });
  changeOrientation(test, (state) => {
    const since = state.startedAt ? Date.parse(state.startedAt) : 0;
    const news = data.filter(
      ({ questionId, value, updatedAt }) =>
        value !== null &&
        !(questionId in state.answers) &&
        (updatedAt === null || Date.parse(updatedAt) > since),
    );
    const found = Object.fromEntries(news.map(({ questionId, value }) => [questionId, value ?? 0]));
    return news.length ? { ...state, answers: { ...found, ...state.answers } } : state;
  });
}

/** The stored result and the earlier ones of the signed-in person. */
export async function pullResults(test: OrientationTest, orgId: string): Promise<void> {
  const read = test === 'holland' ? qaApi.orientation.holland : qaApi.orientation.personality;
  const record = await read({ params: { orgId } }).catch((error: unknown) => {
    if (isApiError(error, 404)) return null;
    throw error;
  });
  if (record) addResults(test, [toStored(record), ...historyOf(record)]);
}

/**
 * Scores the answers of these statements. When signed in, everything pending is saved first and the result is stored;
 * a visitor's stays on the device until somebody logs in.
 * @throws {ApiError}
 */
export async function takeResult(
  test: OrientationTest,
  questionIds: readonly string[],
  signedIn: boolean,
): Promise<void> {
  if (signedIn) await syncOrientation(test);
  const { answers, owner } = readOrientation(test);
  const given = Object.fromEntries(
    questionIds.flatMap((id) => {
      const value = answers[id];
      return value === undefined ? [] : [[id, value] as const];
    }),
  );
  const record = await score(test, given, signedIn ? (owner ?? undefined) : undefined);
  const stored = toStored(record);
  addResults(test, [{ ...stored, answers: stored.kept ? undefined : given }, ...historyOf(record)]);
}
