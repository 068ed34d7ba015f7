'use client';

import { strongestInterests } from '@/lib/domain/orientation/orientation-holland';
import { type AnyScores, interestFigure } from './result-face';
import { useTranslations } from 'next-intl';
import {
  describeHolland,
  type HollandScores,
  type HollandType,
  hollandTypes,
} from '@/lib/domain/orientation/orientation-holland';
import { nearTies, closeAxes } from '@/lib/domain/orientation/orientation-notes';
import { ResultNotes } from './result-notes';
import { ResultSection } from './result-section';
import { BarList } from '@/components/ui/charts/bar-list';
import { orientationLimits } from '@/lib/domain/limits/orientation';
import { Icon } from '@/components/ui/icon';
import { Illustration } from '@/components/ui/illustration';
import { useStories } from './use-stories';
import { useWideScreen } from '@/lib/device/use-wide-screen';
import {
  describePersonality,
  type PersonalityScores,
  type AxisProfile,
} from '@/lib/domain/orientation/orientation-personality';
import { poleBody, poleNames } from './pole-names';
import { TypeStory } from './type-story';

const percent = (value: number) => String(Math.round(value * 10) / 10);

/** Five axes; each bar extends from the middle towards its letter, with both percentages beside it. */
function PersonalityChart({ axes }: { axes: readonly AxisProfile[] }) {
  const t = useTranslations('orientationResult.chart');
  const types = useTranslations('orientationTypes');
  return (
    <ul aria-label={t('personality')} className="grid gap-5">
      {axes.map(({ axis, letter, poles, balanced }) => {
        const [first, second] = poleNames(types, axis);
        const [firstPercent = 50, secondPercent = 50] = poles.map((pole) => pole.percentage);
        const lean = Math.abs(firstPercent - 50);
        const side = (isFirst: boolean) =>
          !balanced && isFirst === axis.startsWith(letter) ? 'font-bold' : 'text-muted';
        return (
          <li key={axis}>
            <p className="text-sm text-muted">{types(`axes.${axis}.name`)}</p>
            <p className="flex justify-between gap-4 tabular-nums">
              <span className={side(true)}>
                {axis.slice(0, 1)} · {first} {t('percent', { percent: percent(firstPercent) })}
              </span>
              <span className={`text-right ${side(false)}`}>
                {axis.slice(1)} · {second} {t('percent', { percent: percent(secondPercent) })}
              </span>
            </p>
            <svg
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              role="img"
              aria-label={t('axisText', {
                first,
                second,
                firstPercent: percent(firstPercent),
                secondPercent: percent(secondPercent),
              })}
              className="mt-1 h-3.5 w-full overflow-hidden rounded-full"
            >
              <rect width="100" height="6" className="fill-border" />
              <rect x={firstPercent > 50 ? 50 - lean : 50} width={lean} height="6" className="fill-accent" />
              <rect x="49.6" width="0.8" height="6" className="fill-text" />
            </svg>
            {balanced && <p className="mt-0.5 text-sm text-muted">{t('balanced')}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** The meaning of the type, the five axes, letter by letter, and its certainty. */
function PersonalityResult({ scores }: { scores: PersonalityScores }) {
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

const parts = ['learn', 'try', 'watch'] as const;

/** The strongest interests, each with its figure, its meaning and advice. */
function InterestCards({ interests }: { interests: readonly HollandType[] }) {
  const t = useTranslations('orientationResult.story');
  const types = useTranslations('orientationTypes.interests');
  const stories = useStories();
  const isWide = useWideScreen();
  return (
    <ol className="grid gap-4 lg:grid-cols-3">
      {interests.map((type) => (
        <li
          key={type}
          className="break-inside-avoid overflow-hidden rounded-lg border border-border bg-surface"
        >
          <div className="flex items-center gap-4">
            <Illustration name={interestFigure(type)} className="size-28 shrink-0" />
            <div className="min-w-0 py-2 pr-3">
              <h3 className="font-semibold">
                {type} · {types(`${type}.name`)}
              </h3>
              <p className="text-sm text-accent-text">{types(`${type}.short`)}</p>
            </div>
          </div>
          <div className="p-4">
            <p>{types(`${type}.body`)}</p>
            {stories && (
              <details open={isWide} className="group fold mt-2">
                <summary className="flex min-h-11 items-center justify-between gap-3 rounded-sm font-semibold text-accent-text">
                  {t('todo')}
                  <Icon
                    name="chevron-down"
                    className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180 print:hidden"
                  />
                </summary>
                <dl className="grid gap-2 text-sm">
                  {parts.map((part) => (
                    <div key={part}>
                      <dt className="font-semibold">{t(part)}</dt>
                      <dd className="text-muted">{stories.interests[type][part]}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

const center = 130;
const radius = 96;
const rings = [0.25, 0.5, 0.75, 1];

const pointAt = (index: number, share: number): [number, number] => {
  const angle = (index / hollandTypes.length) * 2 * Math.PI - Math.PI / 2;
  const far = radius * share;
  return [center + far * Math.cos(angle), center + far * Math.sin(angle)];
};
const polygon = (shares: readonly number[]) =>
  shares
    .map((share, index) =>
      pointAt(index, share)
        .map((value) => value.toFixed(1))
        .join(','),
    )
    .join(' ');

/** The hexagon of interests, and bars with the same numbers. */
function HollandChart({ scores }: { scores: HollandScores }) {
  const t = useTranslations('orientationResult.chart');
  const types = useTranslations('orientationTypes.interests');
  const max = orientationLimits.hollandTypeScoreMax;
  const list = hollandTypes.map((type) => `${types(`${type}.name`)} ${scores[type]}`).join(', ');
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[16rem_1fr]">
      <svg
        viewBox="0 0 260 260"
        role="img"
        aria-label={t('hollandText', { list })}
        className="mx-auto w-full max-w-64"
      >
        {rings.map((share) => (
          <polygon
            key={share}
            points={polygon(hollandTypes.map(() => share))}
            className="fill-none stroke-border"
          />
        ))}
        {hollandTypes.map((type, index) => {
          const [x, y] = pointAt(index, 1);
          const [textX, textY] = pointAt(index, 1.2);
          return (
            <g key={type}>
              <line x1={center} y1={center} x2={x} y2={y} className="stroke-border" />
              <text
                x={textX}
                y={textY}
                dy="0.35em"
                textAnchor="middle"
                className="fill-text text-[18px] font-bold"
              >
                {type}
              </text>
            </g>
          );
        })}
        <polygon
          points={polygon(hollandTypes.map((type) => scores[type] / max))}
          strokeWidth={3}
          strokeLinejoin="round"
          className="fill-accent/25 stroke-accent"
        />
        {hollandTypes.map((type, index) => {
          const [x, y] = pointAt(index, scores[type] / max);
          return <circle key={type} cx={x} cy={y} r={4.5} className="fill-accent" />;
        })}
      </svg>
      <BarList
        label={t('holland')}
        max={max}
        className="[print-color-adjust:exact]"
        items={hollandTypes
          .toSorted((a, b) => scores[b] - scores[a])
          .map((type) => ({
            key: type,
            label: `${type} · ${types(`${type}.name`)}`,
            value: scores[type],
            shown: t('points', { score: scores[type] }),
          }))}
      />
    </div>
  );
}

/** The hexagon, the meaning of the three letters, and their certainty. */
function HollandResult({ scores }: { scores: HollandScores }) {
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
            <InterestCards interests={strongestInterests(profile.code)} />
          </ResultSection>
          <ResultNotes notes={notes} />
        </>
      )}
    </>
  );
}

/** The meaning of a result, its numbers and their certainty. */
export const ResultBody = ({ scores }: { scores: AnyScores }) =>
  'EI' in scores ? <PersonalityResult scores={scores} /> : <HollandResult scores={scores} />;
