import type { QueryKey } from '@tanstack/react-query';
import type { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import type { Href, HrefQuery } from '@/lib/routes/href';
import type { Reader } from './readers';

/** All texts of the page, by their full keys. */
export type Words = ReturnType<typeof useTranslations<never>>;

/** The selected values, by names of the address. */
export type FilterValues = Readonly<Record<string, readonly string[] | undefined>>;

/** The state of a list in the address. `start` counts from 0 and is a multiple of the page size. */
export interface CatalogueState {
  values: FilterValues;
  sort: string;
  start: number;
}

export interface ControlProps {
  title: string;
  values: FilterValues;
  onChange: (changed: FilterValues) => void;
}

export interface LocalName {
  name: string;
  nameNative: string;
}

/** One filter: how to read it from the address, how to select values, how to label them. */
export interface CatalogueFilter {
  /** Its names in the address; a range has two. */
  read: Readonly<Record<string, Reader>>;
  title: (words: Words) => string;
  Control: ComponentType<ControlProps>;
  /** Expanded from the start. */
  open?: boolean;
  /** All its values count as one choice: the two bounds of a range. */
  whole?: boolean;
  /** The label of one value; null while names are being fetched. */
  label: (value: string, words: Words, values: FilterValues) => string;
  /** Fetches the names of values that are not on the page. */
  names?: () => {
    queryKey: QueryKey;
    queryFn: () => Promise<ReadonlyMap<string, LocalName>>;
    staleTime: number;
  };
  /** Neighbours of the selected values: offered when nothing is found. */
  near?: (chosen: readonly string[]) => Promise<readonly string[]>;
}

interface CatalogueSort {
  name: string;
  label: (words: Words) => string;
  /** The value in the address and in the backend. */
  query: Readonly<Record<string, string>>;
}

/** The number of results, as far as known. */
export type Found = number | 'searching' | 'failed';

export interface LiveProps {
  state: CatalogueState;
  onChange: (next: CatalogueState) => void;
  onFound: (found: Found) => void;
  /** What the page shows until the first answer arrives. */
  before: ReactNode;
}

/**
 * The declaration of a catalogue. The keyword is always included. The first sort is the default and not in the
 * address.
 */
export interface CatalogueDeclaration {
  name: string;
  href: (query: HrefQuery) => Href;
  filters: readonly CatalogueFilter[];
  sorts: readonly [CatalogueSort, ...CatalogueSort[]];
  count: (words: Words, count: { count: number; shown: string }) => string;
  /** The text for no results. */
  none: (words: Words) => string;
  /** The class of a card's height, for the skeleton. */
  cardHeight: string;
  /** The code that calls the backend; loaded at the first interaction. */
  loadLive: () => Promise<ComponentType<LiveProps>>;
}
