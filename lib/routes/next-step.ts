import type { ArticleTopic } from '@/lib/domain/articles/article-topics';
import type { ArticleType } from '@/lib/domain/articles/article-search';
import { type Href, href } from './href';
import { safeHref } from './safe-href';

type StepKey =
  | 'school'
  | 'course'
  | 'scholarship'
  | 'test'
  | 'loan'
  | 'major'
  | 'job'
  | 'event'
  | 'enrollment'
  | 'forum';

interface NextStep {
  key: StepKey;
  href: Href;
}

const steps: Readonly<Record<Exclude<StepKey, 'school'>, Href>> = {
  course: href('/course', undefined, { openNow: 'true' }),
  scholarship: href('/scholarship'),
  test: href('/orientation-test'),
  loan: href('/loan'),
  major: href('/category'),
  job: href('/career-center/internship-job-opportunities'),
  event: href('/career-center/events'),
  enrollment: href('/enrollment'),
  forum: href('/forum'),
};
const stepTo = (key: keyof typeof steps): NextStep => ({ key, href: steps[key] });

/** What an address of Sala leads to, by its beginning. */
const keysOfAddresses: readonly (readonly [RegExp, StepKey])[] = [
  [/^\/school\//, 'school'],
  [/^\/course\b/, 'course'],
  [/^\/scholarship\b/, 'scholarship'],
  [/^\/orientation-test\b/, 'test'],
  [/^\/loan\b/, 'loan'],
  [/^\/category\b/, 'major'],
  [/^\/career-center\/internship/, 'job'],
  [/^\/career-center\/events/, 'event'],
  [/^\/(?:enrollment|student-online-application|welcome)\b/, 'enrollment'],
  [/^\/forum\b/, 'forum'],
];

const ofType: Partial<Record<ArticleType, keyof typeof steps>> = {
  scholarship: 'scholarship',
  earlybird: 'course',
  productLoan: 'loan',
  careerGuide: 'test',
  job: 'job',
  event: 'event',
};

const ofTopic: Partial<Record<ArticleTopic, keyof typeof steps>> = {
  'find-your-path': 'test',
  'self-discovery': 'test',
  'career-aspiration': 'major',
  'apply-now': 'course',
  opportunities: 'job',
  internships: 'job',
  scholarships: 'scholarship',
  financial: 'scholarship',
  events: 'event',
};

/** Where the first link of a text leads that is a step, not another text. */
const linkedStep = (body: string): NextStep | null => {
  for (const [, path] of body.matchAll(/\]\((\/[^)\s]+)\)/g)) {
    const page = safeHref(path);
    const key = page && keysOfAddresses.find(([start]) => start.test(page))?.[1];
    if (page && key) return { key, href: page };
  }
  return null;
};

export interface Told {
  type: ArticleType;
  topics: readonly ArticleTopic[];
  /** Markdown. */
  body: string;
}

/** What a reader can do after an article: what it links to, else what its type or topic is about. */
export function nextStepOf({ type, topics, body }: Told): NextStep {
  const topical = topics.map((topic) => ofTopic[topic]).find((key) => key !== undefined);
  return linkedStep(body) ?? stepTo(ofType[type] ?? topical ?? 'forum');
}
