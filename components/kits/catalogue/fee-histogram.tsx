'use client';

import { useTranslations } from 'next-intl';
import { type FeeBand, feeBands } from '@/lib/domain/money/fee-bands';
import { formatUsdRange, formatUsdShort } from '@/lib/domain/money/fees';
import { useFeeCounts } from './fee-counts';

const wholePercent = 100;
/** A band with a single fee stays visible. */
const shownMinPercent = 4;

/** A bound that changed: one amount or none. */
export interface ChangedBounds {
  min?: readonly string[];
  max?: readonly string[];
}

interface FeeHistogramProps {
  min: string;
  max: string;
  onChange: (changed: ChangedBounds) => void;
}

/** How many there are at which fee; a bar sets both bounds, and takes them away again. */
export function FeeHistogram({ min, max, onChange }: FeeHistogramProps) {
  const t = useTranslations('fees');
  const counts = useFeeCounts();
  const highest = Math.max(0, ...counts);
  if (highest === 0) return null;
  const labelOf = ({ fromUsd, toUsd }: FeeBand) => {
    if (toUsd === null) return t('from', { from: formatUsdShort(fromUsd) });
    return toUsd === 0 ? t('free') : formatUsdRange(fromUsd, toUsd);
  };
  const lowest = min === '' ? 0 : Number(min);
  const greatest = max === '' ? Number.POSITIVE_INFINITY : Number(max);
  return (
    <div role="group" aria-label={t('label')} className="fee-bars">
      {feeBands.map((band, index) => {
        const { fromUsd, toUsd } = band;
        const count = counts[index] ?? 0;
        const isOn = min === String(fromUsd) && max === String(toUsd ?? '');
        const isInside = fromUsd >= lowest && (toUsd ?? Number.POSITIVE_INFINITY) <= greatest;
        const label = t('bar', { range: labelOf(band), count });
        return (
          <button
            key={fromUsd}
            type="button"
            aria-pressed={isOn}
            aria-label={label}
            title={label}
            disabled={count === 0}
            data-inside={isInside || undefined}
            onClick={() =>
              onChange({
                min: isOn ? [] : [String(fromUsd)],
                max: isOn || toUsd === null ? [] : [String(toUsd)],
              })
            }
          >
            <span
              style={{
                height: count === 0 ? 0 : `${Math.max(shownMinPercent, (count / highest) * wholePercent)}%`,
              }}
            />
          </button>
        );
      })}
    </div>
  );
}
