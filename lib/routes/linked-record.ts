import { nextStepOf, type Told } from './next-step';

/** A vacancy or an event of the career center. */
export interface LinkedRecord {
  kind: 'job' | 'event';
  slug: string;
}

const pages = {
  job: /^\/career-center\/internship-job-opportunities\/([^/?#]+)/,
  event: /^\/career-center\/events\/([^/?#]+)/,
} as const;

/** What a text is about: the vacancy or event to which its first link that is a step leads; null where it is none. */
export function linkedRecordOf(told: Told): LinkedRecord | null {
  const { href } = nextStepOf(told);
  for (const kind of ['job', 'event'] as const) {
    const slug = pages[kind].exec(href)?.[1];
    if (slug) return { kind, slug: decodeURIComponent(slug) };
  }
  return null;
}
