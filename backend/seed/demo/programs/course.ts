import type { Text } from '@/backend/seed/demo/demo-types';

/** A short course or a level of general education. */
export interface Course {
  name: Text;
  majorId: string | null;
  field: string;
  months: number;
  /** Lowest and highest fee for the whole course; grades take theirs from the school. */
  feeUsd: readonly [number, number];
  /** A list of nouns: the content. */
  content: Text;
  /** A verb: what graduates can do. */
  result: Text;
}
