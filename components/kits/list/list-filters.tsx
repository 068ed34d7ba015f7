'use client';

import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { PopoverButton } from '@/components/ui/popover-button';
import { Skeleton } from '@/components/ui/skeleton';
import { Link } from '@/lib/i18n/navigation';
import { canChoose, type FilterField } from './filter-fields';
import type { ListAddress, ListChange } from './list-address';
import type { Params, ValuesOf } from './list-params';
import { ListSearch } from './search-box';
import type { ListNavigation } from './use-list-state';
import { formatDate } from '@/lib/domain/dates/dates';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';
import type { Locale } from '@/lib/i18n/locales';

interface ActiveFilter<P extends Params> {
  key: string;
  label: string;
  /** The change of the address that takes it away. */
  without: ListChange<ValuesOf<P>>['filters'];
}

/** The filters that narrow a list now, each in words. */
function activeFilters<P extends Params>(
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

const FilterPanel = dynamic(() => import('./filter-panel').then((module) => module.FilterPanel), {
  loading: () => <Skeleton className="m-4 h-56 rounded-lg" />,
}) as typeof import('./filter-panel').FilterPanel;

interface ListFiltersProps<P extends Params> {
  address: ListAddress<P>;
  list: ListNavigation<ValuesOf<P>>;
  fields: readonly FilterField<P>[];
}

/**
 * The search of a list, a button with its other filters, and each filter in use with a way to take it away. All of them
 * narrow the list as they change.
 */
export function ListFilters<P extends Params>({ address, list, fields }: ListFiltersProps<P>) {
  const t = useTranslations('list');
  const locale = useLocale();
  const shown = fields.filter(canChoose);
  const search = shown.find(({ kind }) => kind === 'text');
  const rest = shown.filter((field) => field !== search);
  const active = activeFilters(rest, list.state.filters, address.params, locale);
  return (
    <>
      {search?.kind === 'text' && (
        <ListSearch
          name={search.name}
          label={search.label}
          value={String(list.state.filters[search.name])}
          onSearch={(text) => {
            // The parameter is one of texts.
            const filters = { [search.name]: text } as ListChange<ValuesOf<P>>['filters'];
            list.go({ filters }, { replaces: list.state.filters[search.name] !== '' });
          }}
        />
      )}
      {rest.length > 0 && (
        <PopoverButton
          label={t('filters')}
          align="start"
          className={buttonStyle({ variant: 'secondary', size: 'sm', className: 'min-h-10' })}
          face={
            <>
              <Icon name="sliders-horizontal" className="size-4.5" />
              <span className="sr-only sm:not-sr-only">{t('filters')}</span>
              {active.length > 0 && (
                <span className="tabular-nums sm:hidden" aria-hidden="true">
                  {active.length}
                </span>
              )}
            </>
          }
        >
          {(close) => <FilterPanel address={address} list={list} fields={rest} onDone={close} />}
        </PopoverButton>
      )}
      {active.length > 0 && (
        <ul aria-label={t('filtersInUse')} className="list-filters-in-use">
          {active.map(({ key, label, without }) => (
            <li key={key} className="min-w-0">
              <Link
                href={list.hrefOf({ filters: without })}
                scroll={false}
                aria-label={t('removeFilter', { filter: label })}
                className="filter-in-use"
              >
                <span className="min-w-0 truncate">{label}</span>
                <Icon name="x" className="size-4 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
