import { sharesOf } from './chart-scale';

/** Series in order; they also differ in brightness. */
const chartColors = [
  'var(--sala-accent)',
  'var(--sala-highlight)',
  'var(--sala-success)',
  'var(--sala-danger)',
  'var(--sala-border-strong)',
] as const;

const colorAt = (index: number): string => chartColors[index % chartColors.length] ?? chartColors[0];

interface DonutChartProps {
  label: string;
  items: readonly { key: string; label: string; value: number; color?: string }[];
  /** In the middle, below the sum. */
  unit: string;
}

const radius = 40;
const circumference = 2 * Math.PI * radius;

/** Few parts of a whole: a ring, and a list with every number and share. */
export function DonutChart({ label, items, unit }: DonutChartProps) {
  const values = items.map(({ value }) => value);
  const total = values.reduce((sum, value) => sum + value, 0);
  const shares = sharesOf(values);
  const startOf = (index: number) => values.slice(0, index).reduce((sum, value) => sum + value, 0);
  const colorOf = (index: number) => items[index]?.color ?? colorAt(index);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <svg viewBox="0 0 100 100" aria-hidden="true" className="w-36 shrink-0">
        <circle cx="50" cy="50" r={radius} fill="none" strokeWidth="14" className="stroke-border" />
        {total > 0 &&
          items.map(({ key, value }, index) => (
            <circle
              key={key}
              cx="50"
              cy="50"
              r={radius}
              fill="none"
              strokeWidth="14"
              strokeDasharray={`${(value / total) * circumference} ${circumference}`}
              strokeDashoffset={-(startOf(index) / total) * circumference}
              transform="rotate(-90 50 50)"
              style={{ stroke: colorOf(index) }}
            />
          ))}
        <text x="50" y="50" textAnchor="middle" className="fill-text text-[18px] font-bold">
          {total}
        </text>
        <text x="50" y="63" textAnchor="middle" className="fill-muted text-[9px]">
          {unit}
        </text>
      </svg>
      <ul aria-label={label} className="grid min-w-44 flex-1 gap-1.5">
        {items.map((item, index) => (
          <li key={item.key} className="flex items-baseline justify-between gap-3">
            <span className="flex min-w-0 items-baseline gap-2">
              <span
                aria-hidden="true"
                className="size-2.5 shrink-0 rounded-full"
                style={{ backgroundColor: colorOf(index) }}
              />
              {item.label}
            </span>
            <span className="shrink-0 tabular-nums">
              <span className="font-semibold">{item.value}</span>
              <span className="text-muted"> ({shares[index]}%)</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
