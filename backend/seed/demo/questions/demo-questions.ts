import { demoData } from '@/backend/seed/demo/demo-text';
import data from './demo-questions.json';
/** The author: one of the demo accounts, or another demo person by number. */
export type DemoVoice = 'student' | 'advisor' | number;

export interface DemoQuestion {
  key: string;
  by: DemoVoice;
  daysAgo: number;
  title: string;
  description: string;
  tags: readonly string[];
  /** Oldest first, hours apart. */
  answers: readonly { by: DemoVoice; text: string }[];
  /** Oldest first, minutes apart. */
  messages: readonly { by: DemoVoice; text: string }[];
  /** How many of the other demo people have viewed it. */
  views: number;
}

/** Each thread is in the language of its authors. */
export const demoQuestions = demoData<readonly DemoQuestion[]>(data.demoQuestions);

export interface DemoResult {
  by: DemoVoice;
  daysAgo: number;
  /** In the order R, I, A, S, E, C, 0 to 40 each; null for people who have not taken the test. */
  holland: readonly [number, number, number, number, number, number] | null;
  /** In the order EI, SN, TF, JP, AT, 10 to 50 each; null for people who have not taken the test. */
  personality: readonly [number, number, number, number, number] | null;
}

export const demoResults = demoData<readonly DemoResult[]>(data.demoResults);
