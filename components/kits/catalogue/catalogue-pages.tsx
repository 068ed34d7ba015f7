'use client';

import type { MouseEventHandler } from 'react';
import { Pagination } from '@/components/ui/pagination';
import {
  type CatalogueState,
  catalogueHref,
  pageAt,
  pageCount,
  startOf,
} from '@/lib/catalogue/catalogue-state';
import type { CatalogueDeclaration, Found } from './define-catalogue';

interface CataloguePagesProps {
  of: CatalogueDeclaration;
  state: CatalogueState;
  found: Found;
  onTurn: MouseEventHandler;
}

/** The pages of a list as links, turned in place. */
export const CataloguePages = ({ of: { rules }, state, found, onTurn }: CataloguePagesProps) => (
  <div onClickCapture={onTurn}>
    <Pagination
      page={pageAt(rules, state.start)}
      pageCount={typeof found === 'number' ? pageCount(rules, found) : 0}
      hrefOf={(page) => catalogueHref(rules, { ...state, start: startOf(rules, page) })}
      className="mt-8"
    />
  </div>
);
