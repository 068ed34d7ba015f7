import type { ReactNode } from 'react';
import type { CatalogueState } from './catalogue-state';

/** The number of results, as far as known. */
export type Found = number | 'searching' | 'failed';

export interface LiveProps {
  state: CatalogueState;
  onChange: (next: CatalogueState) => void;
  onFound: (found: Found) => void;
  /** What the page shows until the first answer arrives. */
  before: ReactNode;
}
