'use client';

import type { HollandScores } from '@/lib/domain/orientation/orientation-holland';
import type { PersonalityScores } from '@/lib/domain/orientation/orientation-personality';
import { HollandResult } from './holland-result';
import type { StoredResult } from './orientation-state';
import { PersonalityResult } from './personality-result';
import type { ResultFace } from './result-face';
import { ShareResult } from './share-result';

interface ResultBodyProps {
  scores: HollandScores | PersonalityScores;
  face: ResultFace;
  record: StoredResult['record'];
  /** The result of another person cannot be shared from here. */
  shared: boolean;
}

/** The meaning of a result, its numbers, their certainty, and the ways to share it. */
export function ResultBody({ scores, face, record, shared }: ResultBodyProps) {
  const isPersonality = 'EI' in scores;
  return (
    <>
      {isPersonality ? <PersonalityResult scores={scores} /> : <HollandResult scores={scores} />}
      {!shared && (
        <ShareResult
          test={isPersonality ? 'personality' : 'holland'}
          scores={scores}
          face={face}
          record={record}
        />
      )}
    </>
  );
}
