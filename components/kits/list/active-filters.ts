import { formatDate } from '@/lib/domain/dates/dates';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';
import type { Locale } from '@/lib/i18n/locales';
import type { FilterField } from './filter-fields';
import type { ListChange } from './list-address';
import type { Params, ValuesOf } from './list-params';

interface ActiveFilter<P extends Params> {
  key: string;
  label: string;
  /** The change of the address that takes it away. */
  without: ListChange<ValuesOf<P>>['filters'];
}

/** The filters that narrow a list now, each in words. */
export function activeFilters<P extends Params>(
  fields: readonly FilterField<P>[],
  filters: ValuesOf<P>,
  params: P,
  locale: Locale,
): ActiveFilter<P>[] {
  const active = (name: string, label: (value: string) => string): ActiveFilter<P>[] => {
    const empty = params[name]?.empty ?? '';
    const value = filters[name] ?? '';
    if (String(value) === String(empty)) return [];
    const without = { [name]: empty } as ActiveFilter<P>['without'];
    return [{ key: name, label: label(String(value)), without }];
  };
  return fields.flatMap((field) => {
    switch (field.kind) {
      case 'text':
        return active(field.name, (value) => `${field.label}: ${value}`);
      case 'select':
        return active(
          field.name,
          (value) => field.options.find((option) => option.value === value)?.label ?? field.label,
        );
      case 'province':
        return active(field.name, (value) => {
          const place = provinces.find(({ code }) => code === value);
          return place ? placeLabel(place, locale) : field.label;
        });
      case 'choices':
        return active(field.name, (value) => {
          const chosen = value.split(',');
          return field.options
            .filter((option) => chosen.includes(option.value))
            .map(({ label }) => label)
            .join(', ');
        });
      case 'dates':
        return [
          ...active(field.from, (value) => `${field.labels[0]}: ${formatDate(value, locale)}`),
          ...active(field.to, (value) => `${field.labels[1]}: ${formatDate(value, locale)}`),
        ];
      // It alone knows the words of what it chose.
      case 'field':
        return active(field.name, () => field.label);
    }
  });
}
