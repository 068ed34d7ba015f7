import { useTranslations } from 'next-intl';
import {
  describeHolland,
  type HollandScores,
  type HollandType,
} from '@/lib/domain/orientation/orientation-holland';
import { nearTies } from '@/lib/domain/orientation/orientation-notes';
import { HollandChart } from './holland-chart';
import { InterestCards } from './interest-cards';
import { interestsOf } from './result-face';
import { ResultNotes } from './result-notes';
import { ResultSection } from './result-section';

/** The hexagon, the meaning of the three letters, and their certainty. */
export function HollandResult({ scores }: { scores: HollandScores }) {
  const t = useTranslations('orientationResult');
  const types = useTranslations('orientationTypes.interests');
  const profile = describeHolland(scores);
  const names = (letters: readonly HollandType[]) => letters.map((type) => types(`${type}.name`)).join(' = ');
  const notes = profile.flat
    ? [t('notes.flat')]
    : [
        ...profile.ties.map((group) => t('notes.tie', { names: names(group) })),
        ...nearTies(profile).map((pair) =>
          t('notes.near', { names: pair.map((type) => types(`${type}.name`)).join(' · ') }),
        ),
      ];
  return (
    <>
      {profile.flat && <ResultNotes notes={notes} />}
      <ResultSection title={t('chart.holland')}>
        <HollandChart scores={scores} />
      </ResultSection>
      {!profile.flat && (
        <>
          <ResultSection title={t('strongest')}>
            <InterestCards interests={interestsOf(profile.code)} />
          </ResultSection>
          <ResultNotes notes={notes} />
        </>
      )}
    </>
  );
}
