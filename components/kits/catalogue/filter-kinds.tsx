'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { toggled } from '@/lib/catalogue/catalogue-state';
import { formatUsdShort } from '@/lib/domain/money/fees';
import { CheckList } from './check-list';
import { ChoiceRow } from './choice-row';
import type { CatalogueFilter, ControlProps, Words } from './define-catalogue';
import type { PickerProps } from './picker-props';
import { PriceRange } from './price-range';

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
  Control: function Pick({ values, onChange }: ControlProps) {
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
