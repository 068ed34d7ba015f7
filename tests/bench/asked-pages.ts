import { articleTopics } from '@/lib/domain/articles/article-topics';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { percentile, timeEach, toMs } from './percentile';
import { table, verdict } from './report';

const provinces = Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(2, '0'));
const languages = ['', '/en'];
const mostMs = 300;
/** Of each catalogue; every question is another one. */
const questionsMax = 300;

const pairs = <A, B>(first: readonly A[], second: readonly B[]) =>
  first.flatMap((a) => second.map((b) => [a, b] as const));

const byKindAndPlace = (sort: string) =>
  pairs(provinces, schoolTypes).map(([province, type]) => `schoolType=${type}&province=${province}${sort}`);

const catalogues = [
  { path: '/explore', queries: [...byKindAndPlace(''), ...byKindAndPlace('&sort=fee-low')] },
  { path: '/course', queries: [...byKindAndPlace(''), ...byKindAndPlace('&order=fee&sort=desc')] },
  {
    path: '/articles',
    queries: pairs(articleTopics, provinces).map(([topic, number]) => `topic=${topic}&keyword=${number}`),
  },
];

/** Milliseconds from the request of a page to its last byte. */
async function timesOf(origin: string, addresses: readonly string[]): Promise<number[]> {
  return timeEach(addresses.length, async (index) => {
    const answer = await fetch(origin + addresses[index], { headers: { 'accept-encoding': 'br' } });
    if (answer.status !== 200) throw new Error(`${addresses[index]} answered ${answer.status}.`);
    await answer.arrayBuffer();
  });
}

/** Catalogues with a query, rendered when they are asked for, as a table. */
export async function benchAskedPages(origin: string): Promise<string> {
  const rows: string[][] = [];
  for (const { path, queries } of catalogues) {
    const questions = queries.slice(0, questionsMax).map((query, index) => {
      const language = languages[index % languages.length] ?? '';
      return `${language}${path}?${query}`;
    });
    await timesOf(
      origin,
      languages.map((language) => `${language}${path}?start=12`),
    );
    const first = await timesOf(origin, questions);
    const again = await timesOf(origin, questions);
    const slowest = percentile(first, 0.99);
    rows.push([
      path,
      String(questions.length),
      toMs(percentile(first, 0.5)),
      toMs(slowest),
      toMs(percentile(again, 0.5)),
      toMs(percentile(again, 0.99)),
      `≤ ${mostMs} ms`,
      verdict(slowest <= mostMs),
    ]);
  }
  return table(
    [
      'catalogue with a query',
      'questions',
      'first time, p50',
      'p99',
      'again, p50',
      'p99',
      'first time, p99',
      '',
    ],
    rows,
  );
}
