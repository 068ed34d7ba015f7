import type { ReactNode } from 'react';
import type { CatalogueState } from './catalogue-state';

/** How many match, as far as is known. */
export type Found = number | 'searching' | 'failed';

export interface LiveProps {
  state: CatalogueState;
  onChange: (next: CatalogueState) => void;
  onFound: (found: Found) => void;
  /** What the page shows until the first answer is there. */
  before: ReactNode;
}
