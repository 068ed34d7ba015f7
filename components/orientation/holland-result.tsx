import { useTranslations } from 'next-intl';
import {
  describeHolland,
  type HollandScores,
  type HollandType,
} from '@/lib/domain/orientation/orientation-holland';
import { nearTies } from '@/lib/domain/orientation/orientation-notes';
import { HollandChart } from './holland-chart';
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
      <ResultSection title={t('chart.holland')}>
        <HollandChart scores={scores} />
      </ResultSection>
      <ResultSection title={t('strongest')}>
        <ol className="grid gap-4 lg:grid-cols-3">
          {[...profile.code].map((letter) => {
            const type = letter as HollandType;
            return (
              <li key={type} className="flex gap-3 rounded-lg border border-border bg-surface p-4">
                <span
                  aria-hidden="true"
                  className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-xl font-bold text-accent-text"
                >
                  {type}
                </span>
                <div className="min-w-0">
                  <h3 className="font-semibold">{types(`${type}.name`)}</h3>
                  <p className="text-sm text-accent-text">{types(`${type}.short`)}</p>
                  <p className="mt-1 text-muted">{types(`${type}.body`)}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </ResultSection>
      <ResultNotes notes={notes} />
    </>
  );
}
