import { orientationLimits } from '@/lib/domain/limits/orientation';
import { pageStarts } from '@/lib/domain/limits/lists';
import type { QuestionnairePlace } from '@/lib/env/orientation-subjects';

export type { OrientationTest } from '@/lib/domain/orientation/orientation-code';

export interface StoredResult {
  code: string;
  scores: Record<string, number>;
  /** ISO 8601. */
  takenAt: string;
  /** Stored in the account. Until then a result keeps its answers, so that it can be saved there. */
  kept: boolean;
  /** The record of the account and its owner; only the latest one has it. */
  record?: { userId: string; recordId: string } | undefined;
  answers?: Record<string, number> | undefined;
}

/** The state of one test on this device. */
export interface OrientationState {
  version: 1;
  /** The owner; null for a visitor. */
  owner: string | null;
  place: QuestionnairePlace | null;
  /** Counts from 1. */
  page: number;
  answers: Record<string, number>;
  /** Ids of statements whose answer is not saved in the account yet. */
  pending: string[];
  /** When the test was restarted: older answers of the account no longer count. */
  startedAt: string | null;
  /** Latest first. */
  results: StoredResult[];
}

export const emptyState = (owner: string | null = null): OrientationState => ({
  version: 1,
  owner,
  place: null,
  page: pageStarts.questionnaire,
  answers: {},
  pending: [],
  startedAt: null,
  results: [],
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numbersIn = (value: unknown): Record<string, number> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
      )
    : {};
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

const readRecord = (value: unknown): StoredResult['record'] => {
  if (!isRecord(value)) return undefined;
  const [userId, recordId] = [textOrNull(value['userId']), textOrNull(value['recordId'])];
  return userId && recordId ? { userId, recordId } : undefined;
};

const readResult = (value: unknown): StoredResult[] => {
  if (!isRecord(value) || typeof value['code'] !== 'string') return [];
  const takenAt = textOrNull(value['takenAt']);
  if (takenAt === null || Number.isNaN(Date.parse(takenAt))) return [];
  const answers = isRecord(value['answers']) ? numbersIn(value['answers']) : undefined;
  const { code } = value;
  const result = { code, scores: numbersIn(value['scores']), takenAt, kept: value['kept'] === true, answers };
  return [{ ...result, record: readRecord(value['record']) }];
};

const readPlace = (value: unknown): QuestionnairePlace | null => {
  if (!isRecord(value)) return null;
  const { organizationId, subjectId } = value;
  return typeof organizationId === 'string' && typeof subjectId === 'string'
    ? { organizationId, subjectId }
    : null;
};

/**
 * Reads a state that any version stored; null when it is invalid. Without zod, which would be half of the page's
 * scripts.
 */
export function readState(value: unknown): OrientationState | null {
  if (!isRecord(value) || value['version'] !== 1) return null;
  const { page, pending, results } = value;
  return {
    version: 1,
    owner: textOrNull(value['owner']),
    place: readPlace(value['place']),
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 ? page : 1,
    answers: numbersIn(value['answers']),
    pending: Array.isArray(pending) ? pending.filter((each) => typeof each === 'string') : [],
    startedAt: textOrNull(value['startedAt']),
    results: Array.isArray(results) ? results.flatMap(readResult) : [],
  };
}

/** The newer first, each once. */
export const mergeResults = (...lists: readonly StoredResult[][]): StoredResult[] => {
  const byTime = new Map<string, StoredResult>();
  for (const result of lists.flat()) if (!byTime.has(result.takenAt)) byTime.set(result.takenAt, result);
  return [...byTime.values()]
    .toSorted((a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt))
    .slice(0, orientationLimits.earlierResultsKept);
};

/**
 * The state after its owner is known: a visitor's data becomes the person's, on top of their data on this device;
 * data of another person stays theirs. Where the questionnaire is depends on the site and on nobody.
 */
export function stateFor(
  owner: string | null,
  current: OrientationState,
  before: OrientationState | null,
): OrientationState {
  const own = { ...(before ?? emptyState(owner)), place: current.place ?? before?.place ?? null };
  if (current.owner !== null || owner === null) return own;
  const ids = Object.keys(current.answers);
  const results = mergeResults(current.results, own.results);
  if (ids.length === 0) return { ...own, owner, results };
  return { ...current, owner, pending: ids, results };
}
