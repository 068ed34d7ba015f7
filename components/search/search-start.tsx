'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { recentSearches } from '@/components/schools/school-search/recent-searches';
import { Button } from '@/components/ui/button';
import { ChipLink } from '@/components/ui/chip';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { searchHref } from './search-address';

/** Before anything is searched: what was searched on this device before, and the ways to everything. */
export function SearchStart({ children }: { children: ReactNode }) {
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
