'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { isDegreeCode } from '@/lib/domain/schools/degrees';
import { formatUsdShort } from '@/lib/domain/money/fees';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { isSchoolType } from '@/lib/domain/schools/school-types';
import { pickName } from '@/lib/i18n/pick';
import { categoriesQuery } from './categories-query';
import { filterNames } from './catalogue-rules';
import { type CatalogueState, type FilterValues, withValues } from './catalogue-state';

export interface ActiveFilter {
  key: string;
  /** Null while its name is on the way. */
  label: string | null;
  /** The list without this one. */
  without: CatalogueState;
  /** The list with this one alone. */
  alone: CatalogueState;
}

const dollars = (amount: string) => formatUsdShort(Number(amount));

/** What is chosen, one by one, in the words of the page; both bounds of the fee are one. */
export function useActiveFilters(state: CatalogueState): ActiveFilter[] {
  const t = useTranslations('catalogue');
  const words = useTranslations('education');
  const locale = useLocale();
  const { values } = state;
  const categories = useQuery({ ...categoriesQuery(), enabled: (values.categories?.length ?? 0) > 0 });

  const categoryLabel = (id: string) => {
    const found = categories.data?.data.find(({ categoryId }) => categoryId === id);
    if (found) return pickName(found, locale);
    return categories.isPending ? null : id;
  };
  const provinceLabel = (code: string) => {
    const place = provinceByCode(code);
    return place ? placeLabel(place, locale) : code;
  };
  const priceLabel = ({ minPrice: [min] = [], maxPrice: [max] = [] }: FilterValues) => {
    if (min !== undefined && max !== undefined) return `${dollars(min)} – ${dollars(max)}`;
    return min === undefined
      ? t('price.upTo', { max: dollars(max ?? '0') })
      : t('price.from', { min: dollars(min) });
  };
  const labelOf = (name: (typeof filterNames)[number], value: string): string | null => {
    switch (name) {
      case 'keyword':
        return t('quoted', { keyword: value });
      case 'schoolType':
        return isSchoolType(value) ? words(`schoolType.${value}`) : value;
      case 'degree':
        return isDegreeCode(value) ? words(`degree.${value}`) : value;
      case 'isPublic':
      case 'sector':
        return words(value === 'true' || value === 'publicSector' ? 'sector.public' : 'sector.private');
      case 'status':
        return t(value === 'active' ? 'status.active' : 'status.inactive');
      case 'categories':
        return categoryLabel(value);
      case 'province':
        return provinceLabel(value);
      case 'minPrice':
      case 'maxPrice':
        return priceLabel(values);
    }
  };

  return filterNames.flatMap((name) => {
    if (name === 'maxPrice' && values.minPrice?.length) return [];
    return (values[name] ?? []).map((value) => {
      const isPrice = name === 'minPrice' || name === 'maxPrice';
      const rest: FilterValues = isPrice
        ? { minPrice: [], maxPrice: [] }
        : { [name]: values[name]?.filter((each) => each !== value) };
      const own: FilterValues = isPrice
        ? { minPrice: values.minPrice, maxPrice: values.maxPrice }
        : { [name]: [value] };
      return {
        key: `${name}:${value}`,
        label: labelOf(name, value),
        without: withValues(state, rest),
        alone: { ...state, values: own, start: 0 },
      };
    });
  });
}
