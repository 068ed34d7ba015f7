import type { ComponentType, ReactNode } from 'react';
import type { CatalogueKind } from './catalogue-rules';
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

/** What asks the backend; only loaded when something is asked. */
export const loadLivePart: Record<CatalogueKind, () => Promise<ComponentType<LiveProps>>> = {
  schools: async () => (await import('./live-schools')).LiveSchools,
  courses: async () => (await import('./live-courses')).LiveCourses,
};
