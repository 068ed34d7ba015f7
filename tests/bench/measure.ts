import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const connections = 32;

/** Requests a second with a 2xx answer, by wrk; one thread, so that the server has the other core. */
function load(url: string, seconds: number, headers: readonly string[] = []): number {
  const args = ['-t1', `-c${connections}`, `-d${seconds}`, ...headers.flatMap((one) => ['-H', one]), url];
  const output = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx/.test(output)) throw new Error(`${url} answered errors:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

export interface Share {
  /** Requests a second, the medians of all rounds. */
  own: number;
  other: number;
  /** The median of each round's share: other load on the machine affects both halves of a round. */
  share: number;
}

/** Two addresses in turns; each is first half of the time. */
export function inTurns(
  own: string,
  other: string,
  { rounds = 5, seconds = 2, headers = [] as readonly string[] } = {},
): Share {
  for (const url of [own, other]) load(url, seconds, headers);
  const pairs = Array.from({ length: rounds }, (_, round) => {
    if (round % 2 === 0) return [load(own, seconds, headers), load(other, seconds, headers)] as const;
    const second = load(other, seconds, headers);
    return [load(own, seconds, headers), second] as const;
  });
  return {
    own: median(pairs.map(([a]) => a)),
    other: median(pairs.map(([, b]) => b)),
    share: median(pairs.map(([a, b]) => a / b)),
  };
}

/** The value at a share (0 to 1) of the sorted samples. */
export const percentile = (samples: readonly number[], share: number): number =>
  samples.toSorted((a, b) => a - b)[Math.min(samples.length - 1, Math.floor(samples.length * share))] ??
  Number.NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Milliseconds of each of `runs` sequential calls. */
export async function timeEach(runs: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const startedMs = performance.now();
    await work(index);
    samples.push(performance.now() - startedMs);
  }
  return samples;
}

/**
 * Starts `work` at a fixed rate, however many are under way, and waits for all.
 * @returns milliseconds of each call from the instant at which it was due: a late start counts as waiting
 */
export async function openLoop(
  perSecond: number,
  seconds: number,
  work: (index: number) => Promise<void>,
): Promise<number[]> {
  const startedMs = performance.now();
  const underWay: Promise<number>[] = [];
  const calls = perSecond * seconds;
  while (underWay.length < calls) {
    const due = Math.min(calls, Math.floor(((performance.now() - startedMs) / 1_000) * perSecond) + 1);
    for (let index = underWay.length; index < due; index += 1) {
      const dueMs = startedMs + (index * 1_000) / perSecond;
      underWay.push(work(index).then(() => performance.now() - dueMs));
    }
    await pause(4);
  }
  return Promise.all(underWay);
}

export const rounded = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits });
export const toMs = (value: number): string => `${value.toFixed(1)} ms`;
const verdict = (holds: boolean): string => (holds ? 'holds' : '**missed**');
export const atLeast = (value: number, least: number) => [`≥ ${least}`, verdict(value >= least)];
export const atMost = (value: number, most: number) => [`≤ ${most}`, verdict(value <= most)];

export const table = (head: string[], rows: readonly string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
