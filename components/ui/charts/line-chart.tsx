'use client';

import { ChartFigure } from './chart-figure';
import { axisTicks } from './chart-scale';

interface LineChartProps {
  label: string;
  /** The unit of the points: days, months. */
  steps: readonly string[];
  stepsLabel: string;
  /** What is counted; above the axis of the values. */
  unit: string;
  /** What is said of the last step while it still runs; the line to it is then broken. */
  running?: string;
  series: readonly { key: string; label: string; values: readonly number[] }[];
}

const [width, height, left, right, top, bottom] = [420, 240, 48, 12, 32, 30];
const labelsMax = 4;

/** One hue: the first line in it, the others without. */
const lineColor = (index: number) => (index === 0 ? 'var(--sala-accent)' : 'var(--sala-muted)');

/** Values over time, each line with its last number beside its name. */
export function LineChart({ label, steps, stepsLabel, unit, running, series }: LineChartProps) {
  const ticks = axisTicks(Math.max(0, ...series.flatMap(({ values }) => values)));
  const max = ticks.at(-1) ?? 1;
  const xOf = (index: number) => left + (index / Math.max(1, steps.length - 1)) * (width - left - right);
  const yOf = (value: number) => top + (1 - value / max) * (height - top - bottom);
  const every = Math.max(1, Math.ceil(steps.length / labelsMax));
  const last = steps.length - 1;
  // Both ends have their name; what stands too near to the last gives way to it.
  const isNamed = (index: number) => index === last || (index % every === 0 && last - index >= every);
  const pointsOf = (values: readonly number[], from = 0) =>
    values.map((value, at) => `${xOf(from + at).toFixed(1)},${yOf(value).toFixed(1)}`).join(' ');
  const stepName = (step: string, index: number) =>
    running !== undefined && index === last ? `${step} (${running})` : step;
  return (
    <ChartFigure
      label={label}
      columns={[stepsLabel, ...series.map((line) => line.label)]}
      rows={steps.map((step, index) => [
        stepName(step, index),
        ...series.map(({ values }) => values[index] ?? ''),
      ])}
    >
      <ul aria-hidden="true" className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {series.map((line, index) => (
          <li key={line.key} className="flex items-center gap-2">
            <span className="h-1 w-5 rounded-full" style={{ backgroundColor: lineColor(index) }} />
            {line.label}
            <span className="font-semibold tabular-nums">{line.values.at(-1)}</span>
            {running !== undefined && <span className="text-muted">{running}</span>}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full max-w-xl">
        <text x={0} y={14} className="fill-muted text-[14px]">
          {unit}
        </text>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width - right} y1={yOf(tick)} y2={yOf(tick)} className="stroke-border" />
            <text x={left - 8} y={yOf(tick)} dy="0.32em" textAnchor="end" className="fill-muted text-[14px]">
              {tick}
            </text>
          </g>
        ))}
        {steps.map(
          (step, index) =>
            isNamed(index) && (
              <text
                key={step}
                x={xOf(index)}
                y={height - 8}
                textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
                className="fill-muted text-[14px]"
              >
                {step}
              </text>
            ),
        )}
        {series.map(({ key, values }, index) => (
          <g key={key}>
            <polyline
              points={pointsOf(running === undefined ? values : values.slice(0, -1))}
              fill="none"
              strokeWidth={2.5}
              strokeLinejoin="round"
              style={{ stroke: lineColor(index) }}
            />
            {running !== undefined && (
              <polyline
                points={pointsOf(values.slice(-2), Math.max(0, values.length - 2))}
                fill="none"
                strokeWidth={2.5}
                strokeDasharray="3 6"
                strokeLinecap="round"
                style={{ stroke: lineColor(index) }}
              />
            )}
            {values.length > 0 && (
              <circle
                cx={xOf(values.length - 1)}
                cy={yOf(values.at(-1) ?? 0)}
                r={4}
                style={{ fill: lineColor(index) }}
              />
            )}
          </g>
        ))}
      </svg>
    </ChartFigure>
  );
}
