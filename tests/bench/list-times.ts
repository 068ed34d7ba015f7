import type { ListQuestion } from '@/tests/support/list-question';
import { percentile, timeEach, toMs } from './percentile';
import { median, table, verdict } from './report';

const warmups = 2;

export interface ListTimes {
  name: string;
  questions: number;
  p50: number;
  p99: number;
  slowest: string;
}

/**
 * Times of each list.
 * @param ask calls the path and reads its answer to the end
 */
export async function timeLists(
  questions: readonly ListQuestion[],
  ask: (path: string) => Promise<void>,
  runsAQuestion: number,
): Promise<ListTimes[]> {
  const samples = new Map<string, { path: string; ms: number[] }[]>();
  for (const { list, path } of questions) {
    await timeEach(warmups, () => ask(path));
    const ms = await timeEach(runsAQuestion, () => ask(path));
    samples.set(list, [...(samples.get(list) ?? []), { path, ms }]);
  }
  return [...samples].map(([name, asked]) => {
    const all = asked.flatMap(({ ms }) => ms);
    const [slowest] = asked.toSorted((a, b) => median(b.ms) - median(a.ms));
    return {
      name,
      questions: asked.length,
      p50: percentile(all, 0.5),
      p99: percentile(all, 0.99),
      slowest: `${slowest?.path.split('?')[1] ?? ''} ${toMs(median(slowest?.ms ?? []))}`.trim(),
    };
  });
}

export const listTable = (title: string, lists: readonly ListTimes[], mostMs: number): string =>
  table(
    [title, 'questions', 'p50', 'p99', 'wanted', '', 'slowest, its p50'],
    lists.map(({ name, questions, p50, p99, slowest }) => [
      name,
      String(questions),
      toMs(p50),
      toMs(p99),
      `≤ ${mostMs} ms`,
      verdict(p99 <= mostMs),
      `\`${slowest}\``,
    ]),
  );
