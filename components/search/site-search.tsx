'use client';

import { type ReactNode, Suspense } from 'react';
import { CatalogueSearch } from '@/components/kits/catalogue/catalogue-search';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useHydrated } from '@/lib/device/use-hydrated';
import { useRouter, useSearchParams } from '@/lib/i18n/navigation';
import type { SiteFindings } from '@/lib/contract/search/site-search';
import { FindingsSkeleton } from './findings-skeleton';
import { Groups } from './groups';
import { readSearch, type SearchState, searchHref } from './search-address';
import { useTranslations } from 'next-intl';
import { recentSearches } from '@/components/schools/school-search/recent-searches';
import { Button } from '@/components/ui/button';
import { ChipLink } from '@/components/ui/chip';
import { useDeviceValue } from '@/lib/device/use-device-value';

/** Before anything is searched: what was searched on this device before, and the ways to everything. */
function SearchStart({ children }: { children: ReactNode }) {
  const t = useTranslations('search');
  const recent = useDeviceValue(recentSearches) ?? [];
  return (
    <>
      {recent.length > 0 && (
        <section aria-labelledby="search-recent" className="mb-8">
          <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
            <h2 id="search-recent" className="text-lg">
              {t('recent')}
            </h2>
            <Button variant="link" size="sm" onClick={() => recentSearches.write(null)}>
              {t('forget')}
            </Button>
          </div>
          <ul className="flex flex-wrap gap-2">
            {recent.map((keyword) => (
              <li key={keyword} className="max-w-full">
                <ChipLink href={searchHref({ keyword, kind: null })} prefetch={false}>
                  {keyword}
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </>
  );
}

const Findings = lazyPart(() => import('./findings').then((part) => part.Findings), FindingsSkeleton, {
  ahead: () => new URLSearchParams(window.location.search).has('keyword'),
  ssr: false,
});

interface SiteSearchProps {
  /** The search form, rendered on the server. */
  form: ReactNode;
  /** What the page's own address asks for, and what was found; null without a keyword. */
  given: { asked: SearchState; found: SiteFindings } | null;
  /** What stands there before anything is searched. */
  children: ReactNode;
}

const isSame = (a: SearchState, b: SearchState) => a.keyword === b.keyword && a.kind === b.kind;

function SearchOfAddress({ form, given, children }: SiteSearchProps) {
  const router = useRouter();
  const state = readSearch(useSearchParams());
  // The page's HTML is that of its own address.
  const isFirst = !useHydrated();
  const own = given && (isFirst || isSame(given.asked, state)) ? given : null;
  return (
    <>
      <CatalogueSearch
        keyword={state.keyword}
        onSearch={(keyword) => router.push(searchHref({ keyword, kind: null }))}
      >
        {form}
      </CatalogueSearch>
      <div className="mt-6">
        {own && <Groups {...own} />}
        {!own && state.keyword !== '' && <Findings state={state} />}
        {!own && state.keyword === '' && <SearchStart>{children}</SearchStart>}
      </div>
    </>
  );
}

/** The search of the whole site. The HTML of an address has its findings; those of later keywords come to the browser. */
export const SiteSearch = (props: SiteSearchProps) => (
  <Suspense
    fallback={
      <>
        {props.form}
        <div className="mt-6">{props.given ? <Groups {...props.given} /> : props.children}</div>
      </>
    }
  >
    <SearchOfAddress {...props} />
  </Suspense>
);
