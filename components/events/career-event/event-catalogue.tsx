'use client';

import { type ReactNode, useMemo } from 'react';
import { Catalogue } from '@/components/kits/catalogue/catalogue';
import type {
  CatalogueDeclaration,
  CatalogueFilter,
  FilterControlProps,
  LocalName,
} from '@/components/kits/catalogue/define-catalogue';
import { listFilter, provinceFilter } from '@/components/kits/catalogue/filter-kinds';
import { Select } from '@/components/ui/select';
import { eventRules } from '@/lib/catalogue/event-rules';
import { isEventFormat, eventFormats } from '@/lib/domain/events/events';

interface Option {
  value: string;
  label: string;
}

const formatFilter = listFilter({
  name: 'format',
  title: (words) => words('careerEvent.filter.format'),
  values: eventFormats,
  label: (value, words) => (isEventFormat(value) ? words(`careerEvent.format.${value}`) : value),
  open: true,
});

/** One of some, or any. */
const selectFilter = (
  name: string,
  title: CatalogueFilter['title'],
  any: string,
  options: readonly Option[],
): CatalogueFilter => ({
  params: [name],
  title,
  open: true,
  label: (value) => options.find((option) => option.value === value)?.label ?? value,
  Control: function Choose({ title: label, values, onChange }: FilterControlProps) {
    return (
      <Select
        aria-label={label}
        value={values[name]?.[0] ?? ''}
        onChange={({ target }) => onChange({ [name]: target.value ? [target.value] : [] })}
      >
        <option value="">{any}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    );
  },
});

interface EventCatalogueProps {
  organizationId: string;
  query: string;
  total: number;
  names: Readonly<Record<string, LocalName>>;
  months: readonly Option[];
  centers: readonly Option[];
  texts: { anyMonth: string; anyCenter: string };
  search: ReactNode;
  children: ReactNode;
}

/** Events to come, by month, format, center and province. */
export function EventCatalogue({ organizationId, months, centers, texts, ...props }: EventCatalogueProps) {
  const { anyMonth, anyCenter } = texts;
  const declaration = useMemo(
    (): CatalogueDeclaration => ({
      rules: eventRules,
      filters: [
        selectFilter('month', (words) => words('careerEvent.filter.month'), anyMonth, months),
        formatFilter,
        selectFilter('careerCenterId', (words) => words('careerEvent.filter.center'), anyCenter, centers),
        provinceFilter,
      ],
      count: (words, { count, shown }) => words('careerEvent.count', { count, shown }),
      none: (words) => words('careerEvent.none'),
      cardHeight: 'h-48',
      loadLive: async () => (await import('./live-events')).liveEvents(organizationId),
    }),
    [organizationId, months, centers, anyMonth, anyCenter],
  );
  return <Catalogue {...props} of={declaration} />;
}
