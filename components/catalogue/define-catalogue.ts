import type { QueryKey } from '@tanstack/react-query';
import type { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { Href, HrefQuery } from '@/lib/routes/href';
import type { LiveProps } from './live-props';
import type { Reader } from './readers';

/** All texts of the page, by their full keys. */
export type Words = ReturnType<typeof useTranslations<never>>;

/** What is chosen, by names of the address. */
export type FilterValues = Readonly<Record<string, readonly string[] | undefined>>;

export interface ControlProps {
  title: string;
  values: FilterValues;
  onChange: (changed: FilterValues) => void;
}

export interface LocalName {
  name: string;
  nameNative: string;
}

/** One filter: how the address reads, how it is chosen, how what is chosen is called. */
export interface CatalogueFilter {
  /** Its names in the address; a range has two. */
  read: Readonly<Record<string, Reader>>;
  title: (words: Words) => string;
  Control: ComponentType<ControlProps>;
  /** Unfolded from the start. */
  open?: boolean;
  /** All its values count as one choice: the two bounds of a range. */
  whole?: boolean;
  /** What one value is called; where names must be fetched first, null until they are there. */
  label: (value: string, words: Words, values: FilterValues) => string;
  /** Fetches the names of values that the page does not carry. */
  names?: () => {
    queryKey: QueryKey;
    queryFn: () => Promise<ReadonlyMap<string, LocalName>>;
    staleTime: number;
  };
  /** Values that stand near those chosen: offered where nothing is found. */
  near?: (chosen: readonly string[]) => Promise<readonly string[]>;
}

export interface CatalogueSort {
  name: string;
  label: (words: Words) => string;
  /** As the address and the backend call it. */
  query: Readonly<Record<string, string>>;
}

/** All that tells one catalogue from another. The keyword is always there. The first sort is the default and stays out of the address. */
export interface CatalogueDeclaration {
  name: string;
  href: (query: HrefQuery) => Href;
  filters: readonly CatalogueFilter[];
  sorts: readonly [CatalogueSort, ...CatalogueSort[]];
  count: (words: Words, count: { count: number; shown: string }) => string;
  /** Nothing fits. */
  none: (words: Words) => string;
  /** The class of a card's height, for the skeleton. */
  cardHeight: string;
  /** What asks the backend; loaded when something is asked. */
  loadLive: () => Promise<ComponentType<LiveProps>>;
}
