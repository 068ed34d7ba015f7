import { useTranslations } from 'next-intl';
import { closeAxes } from '@/lib/domain/orientation/orientation-notes';
import {
  describePersonality,
  type PersonalityScores,
} from '@/lib/domain/orientation/orientation-personality';
import { PersonalityChart } from './personality-chart';
import { poleBody, poleNames } from './pole-names';
import { ResultNotes } from './result-notes';
import { ResultSection } from './result-section';
import { TypeStory } from './type-story';

/** The meaning of the type, the five axes, letter by letter, and its certainty. */
export function PersonalityResult({ scores }: { scores: PersonalityScores }) {
  const t = useTranslations('orientationResult');
  const types = useTranslations('orientationTypes');
  const profile = describePersonality(scores);
  const pairOf = (axis: (typeof profile.axes)[number]['axis']) => poleNames(types, axis).join(' – ');
  const balanced = profile.axes.filter((axis) => axis.balanced).map(({ axis }) => pairOf(axis));
  const close = closeAxes(profile).map(pairOf);
  const notes = [
    ...(balanced.length ? [t('notes.balanced', { names: balanced.join(', ') })] : []),
    ...(close.length ? [t('notes.close', { names: close.join(', ') })] : []),
  ];
  return (
    <>
      <TypeStory type={profile.type} />
      <ResultSection title={t('chart.personality')}>
        <PersonalityChart axes={profile.axes} />
      </ResultSection>
      <ResultSection title={t('detail')} folds>
        <ul className="grid gap-3 sm:grid-cols-2">
          {profile.axes.map(({ axis, letter }) => (
            <li key={axis} className="flex gap-3 rounded-lg border border-border bg-surface p-4">
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-lg font-bold text-accent-text"
              >
                {letter}
              </span>
              <div className="min-w-0">
                <h3 className="font-semibold">{poleNames(types, axis)[axis.startsWith(letter) ? 0 : 1]}</h3>
                <p className="text-muted">{poleBody(types, axis, letter)}</p>
              </div>
            </li>
          ))}
        </ul>
      </ResultSection>
      <ResultNotes notes={notes} ownTest />
    </>
  );
}
