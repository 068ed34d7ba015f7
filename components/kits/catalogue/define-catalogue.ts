import type { QueryKey } from '@tanstack/react-query';
import type { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import type { CatalogueRules } from '@/lib/catalogue/catalogue-rules';
import type { CatalogueState, FilterValues } from '@/lib/catalogue/catalogue-state';
import type { Href } from '@/lib/routes/href';

/** All texts of the page, by their full keys. */
export type Words = ReturnType<typeof useTranslations<never>>;

export interface FilterControlProps {
  title: string;
  values: FilterValues;
  onChange: (changed: FilterValues) => void;
  /** The address of another choice, for controls that are links. */
  hrefOf: (changed: FilterValues) => Href;
}

export interface LocalName {
  name: string;
  nameNative: string;
}

/** One filter: how to select its values and how to label them. */
export interface CatalogueFilter {
  /** Its names in the address; a range has two. */
  params: readonly string[];
  title: (words: Words) => string;
  Control: ComponentType<FilterControlProps>;
  /** Expanded from the start. */
  open?: boolean;
  /** All its values count as one choice: the two bounds of a range. */
  whole?: boolean;
  /** The label of one value, where `names` does not have it. */
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

/** `rows`: as `above`, with one row a line. */
export type CatalogueLayout = 'beside' | 'above' | 'rows';

/** The number of results, as far as known. */
export type Found = number | 'searching' | 'failed';

export interface LiveProps {
  of: CatalogueDeclaration;
  state: CatalogueState;
  onChange: (next: CatalogueState) => void;
  onFound: (found: Found) => void;
  /** What the page shows until the first answer arrives. */
  before: ReactNode;
}

export interface NarrowProps extends Pick<CatalogueDeclaration, 'rules'> {
  state: CatalogueState;
  onChange: (next: CatalogueState) => void;
}

/** The declaration of a catalogue: the filters of its rules, its texts, its cards. */
export interface CatalogueDeclaration {
  rules: CatalogueRules;
  /** Beside the list unless told: a panel, and the choices as chips. Above it the filters show their choices. */
  layout?: CatalogueLayout;
  filters: readonly CatalogueFilter[];
  count: (words: Words, count: { count: number; shown: string; keyword: string }) => string;
  /** Beside the order: another way to narrow the list. */
  Narrow?: ComponentType<NarrowProps>;
  /** The text for no results. */
  none: (words: Words) => string;
  /** What a reader can do about it. */
  more?: (words: Words) => string;
  /** The class of a card's height, for the skeleton. */
  cardHeight: string;
  /** The code that calls the backend; loaded at the first interaction. */
  loadLive: () => Promise<ComponentType<LiveProps>>;
}
