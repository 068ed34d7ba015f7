import { useTranslations } from 'next-intl';
import { BarList } from '@/components/ui/charts/bar-list';
import { orientationLimits } from '@/lib/domain/limits/orientation';
import { type HollandScores, hollandTypes } from '@/lib/domain/orientation/orientation-holland';

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
export function HollandChart({ scores }: { scores: HollandScores }) {
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
