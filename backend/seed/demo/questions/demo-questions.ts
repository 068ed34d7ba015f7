import { demoData } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';
import type { ReportReason } from '@/lib/domain/review/review';
import applying from './applying.json';
import results from './demo-results.json';
import topics from './demo-topics.json';
import examsAndMajors from './exams-and-majors.json';
import firstQuestions from './first-questions.json';
import languagesAndComputers from './languages-and-computers.json';
import living from './living.json';
import money from './money.json';
import work from './work.json';

/** The author: one of the demo accounts, or another demo person by number, who joined first counts from 0. */
export type DemoVoice = 'student' | 'advisor' | number;

/** What questions are about: the tag in each language. */
export const demoTopics = topics satisfies Readonly<Record<string, Text>>;
type DemoTopic = keyof typeof demoTopics;

export interface DemoQuestion {
  key: string;
  by: DemoVoice;
  hidesName?: boolean;
  /** The first post of somebody, which nobody has looked at, or one that three people reported; all others are open. */
  state?: 'held';
  daysAgo: number;
  topics: readonly DemoTopic[];
  title: string;
  description: string;
  /** Oldest first, hours apart. */
  answers: readonly { by: DemoVoice; hidesName?: boolean; text: string; useful?: number }[];
  /** The place of the accepted answer, from 0. */
  accepted?: number;
  /** Oldest first, minutes apart. */
  messages?: readonly { by: DemoVoice; text: string }[];
  reports?: readonly { by: DemoVoice; reason: ReportReason; text: string }[];
  /** How many of the other demo people find it useful, and have viewed it. */
  useful?: number;
  views: number;
}

/** All invented. Each thread is in the language of its authors. */
export const demoQuestions = demoData<readonly DemoQuestion[]>(
  [firstQuestions, examsAndMajors, money, applying, living, languagesAndComputers, work].flatMap<unknown>(
    ({ questions }) => questions,
  ),
);

export const isAskedInKhmer = ({ title }: Pick<DemoQuestion, 'title'>): boolean =>
  /[\u1780-\u17b3]/.test(title);

/** The tags of a question, in its language. */
export const tagsOfDemoQuestion = (question: Pick<DemoQuestion, 'title' | 'topics'>): string[] =>
  question.topics.map((topic) => demoTopics[topic][isAskedInKhmer(question) ? 'km' : 'en']);

export interface DemoResult {
  by: DemoVoice;
  daysAgo: number;
  /** In the order R, I, A, S, E, C, 0 to 40 each; null for people who have not taken the test. */
  holland: readonly [number, number, number, number, number, number] | null;
  /** In the order EI, SN, TF, JP, AT, 10 to 50 each; null for people who have not taken the test. */
  personality: readonly [number, number, number, number, number] | null;
}

export const demoResults = demoData<readonly DemoResult[]>(results.results);
