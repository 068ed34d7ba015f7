'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { CatalogueState } from '@/lib/catalogue/catalogue-state';
import type { ActiveFilter } from './listed-filters';

interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  state: CatalogueState;
  onChange: (next: CatalogueState) => void;
}

/** The active filters, each with a button to remove it. */
export function FilterChips({ filters, state, onChange }: FilterChipsProps) {
  const t = useTranslations('catalogue');
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('chosenFilters')} className="mb-4 flex flex-wrap items-center gap-2">
      {filters.map(({ key, label, without }) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            aria-label={t('remove', { label: label ?? '' })}
            onClick={() => onChange(without)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-accent-soft pl-4 pr-3 text-sm font-medium text-accent-text hover:bg-accent-soft/70"
          >
            {label === null ? (
              <Skeleton className="h-4 w-20" />
            ) : (
              <span className="min-w-0 truncate">{label}</span>
            )}
            <Icon name="x" aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <Button
          variant="ghost"
          className="text-sm"
          onClick={() => onChange({ ...state, values: {}, start: 0 })}
        >
          {t('clearAll')}
        </Button>
      </li>
    </ul>
  );
}
