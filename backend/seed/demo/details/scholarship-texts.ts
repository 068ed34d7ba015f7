import { demoData } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';
import type { Audience } from './admission-texts';
import data from './scholarship-texts.json';

export interface ScholarshipKind {
  key: string;
  audiences: readonly Audience[];
  percents: readonly [number, ...number[]];
  seats: readonly [number, number];
  title: Text;
  /** {school} */
  description: Text;
  eligibility: Text;
}

export const scholarshipKinds = demoData<readonly ScholarshipKind[]>(data.scholarshipKinds);
