'use client';

import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';

interface CatalogueSearchProps {
  /** A search form with a field named `keyword`, rendered on the server. */
  children: ReactNode;
  /** The value in the address. */
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** Makes a plain search form search in place, and follow the address. */
export function CatalogueSearch({ children, keyword, onSearch }: CatalogueSearchProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  useEffect(() => {
    // Text that was typed before hydration must stay.
    if (keyword === shown.current) return;
    shown.current = keyword;
    const field = box.current?.querySelector('input');
    if (field) field.value = keyword;
  }, [keyword]);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) {
      onSearch(String(new FormData(event.target).get('keyword') ?? '').trim());
    }
  };
  return (
    <div ref={box} onSubmit={search}>
      {children}
    </div>
  );
}
