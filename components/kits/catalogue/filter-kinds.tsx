'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { type ComponentType, useId, useState } from 'react';
import { toggled } from '@/lib/catalogue/catalogue-state';
import { formatUsdShort, formatUsdRange } from '@/lib/domain/money/fees';
import { CheckList } from './check-list';
import type { CatalogueFilter, FilterControlProps, Words } from './define-catalogue';
import type { PickerProps } from './picker-props';
import { controlStyle } from '@/components/ui/control-style';
import { Select } from '@/components/ui/select';
import { readAmount } from '@/lib/catalogue/readers';
import { type FeeBand, feeBands } from '@/lib/domain/money/fee-bands';
import { useFeeCounts } from './fee-counts';

const wholePercent = 100;
/** A band with a single fee stays visible. */
const shownMinPercent = 4;

/** A bound that changed: one amount or none. */
interface ChangedBounds {
  min?: readonly string[];
  max?: readonly string[];
}

interface FeeHistogramProps {
  min: string;
  max: string;
  onChange: (changed: ChangedBounds) => void;
}

/** How many there are at which fee; a bar sets both bounds, and takes them away again. */
function FeeHistogram({ min, max, onChange }: FeeHistogramProps) {
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

interface AmountFieldProps {
  label: string;
  /** Whole US dollars, or nothing. */
  value: string;
  onCommit: (amount: string | null) => void;
}

function AmountField({ label, value, onCommit }: AmountFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const commit = () => {
    const amount = readAmount(typed);
    setTyped(amount ?? '');
    if ((amount ?? '') !== value) onCommit(amount);
  };
  return (
    <label className="text-sm text-muted">
      {label}
      <span className="relative mt-1 block text-base text-text">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted"
        >
          $
        </span>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
          className={`${controlStyle} min-h-12 py-2 pl-7 pr-2`}
        />
      </span>
    </label>
  );
}

interface PriceRangeProps {
  min: string;
  max: string;
  onChange: (changed: ChangedBounds) => void;
}

/** Two bounds in US dollars, both inclusive, below how many there are at which fee. They apply on blur or Enter. */
function PriceRange({ min, max, onChange }: PriceRangeProps) {
  const t = useTranslations('catalogue');
  const listOf = (amount: string | null) => (amount === null ? [] : [amount]);
  return (
    <div className="grid grid-cols-2 gap-3">
      <FeeHistogram min={min} max={max} onChange={onChange} />
      <AmountField label={t('from')} value={min} onCommit={(amount) => onChange({ min: listOf(amount) })} />
      <AmountField label={t('to')} value={max} onCommit={(amount) => onChange({ max: listOf(amount) })} />
    </div>
  );
}

interface ChoiceRowProps {
  label: string;
  options: readonly { value: string; label: string }[];
  /** None: all. */
  chosen?: string;
  onChoose: (values: string[]) => void;
}

/** All, or one of a few, in a row. */
function ChoiceRow({ label, options, chosen = '', onChoose }: ChoiceRowProps) {
  const t = useTranslations('catalogue');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex rounded-md bg-sunken p-1">
      {[{ value: '', label: t('all') }, ...options].map((option) => (
        <label
          key={option.value}
          className="grid min-h-11 flex-1 place-items-center rounded-sm px-2 text-center text-sm font-medium text-muted has-checked:bg-surface has-checked:text-accent-text has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={chosen === option.value}
            onChange={() => onChoose(option.value ? [option.value] : [])}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

interface Choices {
  name: string;
  title: (words: Words) => string;
  values: readonly string[];
  label: (value: string, words: Words) => string;
  open?: boolean;
}

/** All, or one of a few. */
export const choiceFilter = ({ name, values, ...filter }: Choices): CatalogueFilter => ({
  ...filter,
  params: [name],
  Control: function Choice({ title, values: chosen, onChange }) {
    const words = useTranslations();
    return (
      <ChoiceRow
        label={title}
        options={values.map((value) => ({ value, label: filter.label(value, words) }))}
        chosen={chosen[name]?.[0]}
        onChoose={(next) => onChange({ [name]: next })}
      />
    );
  },
});

/** All, or one of more than fit a row. */
export const selectFilter = ({ name, values, ...filter }: Choices): CatalogueFilter => ({
  ...filter,
  params: [name],
  Control: function Choice({ title, values: chosen, onChange }) {
    const words = useTranslations();
    return (
      <Select
        aria-label={title}
        value={chosen[name]?.[0] ?? ''}
        onChange={({ target }) => onChange({ [name]: target.value ? [target.value] : [] })}
      >
        <option value="">{words('catalogue.all')}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {filter.label(value, words)}
          </option>
        ))}
      </Select>
    );
  },
});

/** Any number of a few. */
export const listFilter = ({ name, values, ...filter }: Choices): CatalogueFilter => ({
  ...filter,
  params: [name],
  Control: function List({ values: chosen, onChange }) {
    const words = useTranslations();
    return (
      <CheckList
        options={values.map((value) => ({ value, label: filter.label(value, words) }))}
        chosen={chosen[name]}
        onToggle={(value) => onChange({ [name]: toggled(chosen[name], value) })}
      />
    );
  },
});

interface Picked extends Pick<CatalogueFilter, 'title' | 'names' | 'near'> {
  name: string;
  Picker: ComponentType<PickerProps>;
}

/** What stands in the place of a picker while its code loads. */
export const PickerSkeleton = () => (
  <span aria-hidden="true" className="block h-40 animate-pulse rounded-md bg-border/70" />
);

/** Any number of many, in a searchable list. The picker and the names load when they are needed. */
export const pickFilter = ({ name, Picker, ...filter }: Picked): CatalogueFilter => ({
  ...filter,
  params: [name],
  label: (value) => value,
  Control: function Pick({ values, onChange }: FilterControlProps) {
    return (
      <Picker
        chosen={values[name]}
        onToggle={(value) => onChange({ [name]: toggled(values[name], value) })}
      />
    );
  },
});

/** The capital and the provinces, with their neighbours. */
export const provinceFilter: CatalogueFilter = pickFilter({
  name: 'province',
  title: (words) => words('catalogue.filter.province'),
  Picker: dynamic(async () => (await import('./province-picker')).ProvincePicker, {
    loading: PickerSkeleton,
    ssr: false,
  }),
  names: () => ({
    queryKey: ['catalogue', 'province-names'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await import('./province-names')).provinceNames,
  }),
  near: async (chosen) => (await import('@/lib/domain/geography/near-provinces')).provincesNear(chosen),
});

const dollars = (value: string) => formatUsdShort(Number(value));

/** Two bounds in US dollars, for a year or in all, as the title says; `names` are the `bounds` of the rules. */
export const priceFilter = (
  [lower, upper]: readonly [string, string],
  title: (words: Words) => string,
): CatalogueFilter => ({
  title,
  open: true,
  whole: true,
  params: [lower, upper],
  label: (_, words, values) => {
    const [[min] = [], [max] = []] = [values[lower], values[upper]];
    if (min !== undefined && max !== undefined) return `${dollars(min)} – ${dollars(max)}`;
    return min === undefined
      ? words('catalogue.price.upTo', { max: dollars(max ?? '0') })
      : words('catalogue.price.from', { min: dollars(min) });
  },
  Control: function Price({ values, onChange }) {
    return (
      <PriceRange
        min={values[lower]?.[0] ?? ''}
        max={values[upper]?.[0] ?? ''}
        onChange={({ min, max }) => onChange({ ...(min && { [lower]: min }), ...(max && { [upper]: max }) })}
      />
    );
  },
});
