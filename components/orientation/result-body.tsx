'use client';

import { HollandResult } from './holland-result';
import { PersonalityResult } from './personality-result';
import type { AnyScores } from './result-face';

/** The meaning of a result, its numbers and their certainty. */
export const ResultBody = ({ scores }: { scores: AnyScores }) =>
  'EI' in scores ? <PersonalityResult scores={scores} /> : <HollandResult scores={scores} />;
