'use client';

import { type ReactNode, Suspense } from 'react';
import { CatalogueSearch } from '@/components/kits/catalogue/catalogue-search';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useRouter, useSearchParams } from '@/lib/i18n/navigation';
import { FindingsSkeleton } from './findings-skeleton';
import { readSearch, searchHref } from './search-address';
import { SearchStart } from './search-start';

const Findings = lazyPart(() => import('./findings').then((part) => part.Findings), FindingsSkeleton, {
  ahead: () => new URLSearchParams(window.location.search).has('keyword'),
  ssr: false,
});

interface SiteSearchProps {
  /** The search form, rendered on the server. */
  form: ReactNode;
  /** What stands there before anything is searched. */
  children: ReactNode;
}

function SearchOfAddress({ form, children }: SiteSearchProps) {
  const router = useRouter();
  const state = readSearch(useSearchParams());
  return (
    <>
      <CatalogueSearch
        keyword={state.keyword}
        onSearch={(keyword) => router.push(searchHref({ keyword, kind: null }))}
      >
        {form}
      </CatalogueSearch>
      <div className="mt-6">
        {state.keyword === '' ? <SearchStart>{children}</SearchStart> : <Findings state={state} />}
      </div>
    </>
  );
}

/** The search of the whole site. Its HTML is the same for every keyword; the findings come to the browser. */
export const SiteSearch = (props: SiteSearchProps) => (
  <Suspense
    fallback={
      <>
        {props.form}
        <div className="mt-6">{props.children}</div>
      </>
    }
  >
    <SearchOfAddress {...props} />
  </Suspense>
);
