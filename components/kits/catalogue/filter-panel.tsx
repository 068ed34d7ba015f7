'use client';

import { useTranslations } from 'next-intl';
import { catalogueHref, type CatalogueState, chosenIn, withValues } from '@/lib/catalogue/catalogue-state';
import type { CatalogueDeclaration } from './define-catalogue';
import { Icon } from '@/components/ui/icon';
import { type ReactNode, useState } from 'react';

interface FilterSectionProps {
  title: string;
  /** The number of selected values inside. */
  chosen?: number;
  open?: boolean;
  children: ReactNode;
}

/** One collapsible filter; its content is created when it is expanded. */
function FilterSection({ title, chosen = 0, open: openAtFirst = false, children }: FilterSectionProps) {
  const t = useTranslations('catalogue');
  const [open, setOpen] = useState(openAtFirst);
  return (
    <details
      open={openAtFirst}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-b border-border last:border-b-0"
    >
      <summary className="flex min-h-12 items-center gap-3 rounded-sm py-2.5 font-semibold hover:text-accent-text">
        <span className="mr-auto">{title}</span>
        {chosen > 0 && (
          <span className="rounded-full bg-accent-soft px-2 text-sm text-accent-text">
            {chosen}
            <span className="sr-only"> {t('chosen')}</span>
          </span>
        )}
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div role="group" aria-label={title} className="pb-4">
        {open && children}
      </div>
    </details>
  );
}

interface FilterPanelProps {
  of: CatalogueDeclaration;
  state: CatalogueState;
  onChange: (next: CatalogueState) => void;
}

/** All filters of a list except the keyword. */
export function CatalogueFilterPanel({ of, state, onChange }: FilterPanelProps) {
  const words = useTranslations();
  return of.filters.map((filter) => {
    const { title, Control, open } = filter;
    return (
      <FilterSection
        key={filter.params.join(' ')}
        title={title(words)}
        chosen={open ? 0 : chosenIn(filter, state.values)}
        open={open}
      >
        <Control
          title={title(words)}
          values={state.values}
          onChange={(changed) => onChange(withValues(of.rules, state, changed))}
          hrefOf={(changed) => catalogueHref(of.rules, withValues(of.rules, state, changed))}
        />
      </FilterSection>
    );
  });
}
