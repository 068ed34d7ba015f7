'use client';

import { useTranslations } from 'next-intl';
import { ChipLink } from '@/components/ui/chip';
import type { CatalogueFilter, FilterControlProps, Words } from './define-catalogue';

interface Linked {
  name: string;
  title: (words: Words) => string;
  /** The text for no choice. */
  all: (words: Words) => string;
  values: readonly string[];
  label: (value: string, words: Words) => string;
}

/** All, or one of a few, in a row of links above the list. */
export const linkFilter = ({ name, all, values, ...filter }: Linked): CatalogueFilter => ({
  ...filter,
  params: [name],
  Control: function Links({ title, values: chosen, hrefOf }: FilterControlProps) {
    const words = useTranslations();
    const [current] = chosen[name] ?? [];
    const links = [
      { value: undefined, label: all(words) },
      ...values.map((value) => ({ value, label: filter.label(value, words) })),
    ];
    return (
      <nav aria-label={title} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
        <ul className="flex w-max gap-2 sm:w-auto sm:flex-wrap">
          {links.map(({ value, label }) => (
            <li key={value ?? ''}>
              <ChipLink
                href={hrefOf({ [name]: value === undefined ? [] : [value] })}
                selected={current === value}
                prefetch={false}
              >
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
    );
  },
});
