'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { FavoriteHeart } from '@/components/school/favorite-heart';
import { SchoolCard } from '@/components/school/school-card';
import { campusesInList } from '@/components/ui/illustrations/campus';
import { academicApi } from '@/lib/api/academic';
import { QueryProvider } from '@/lib/query/query-provider';
import { catalogueRules } from './catalogue-rules';
import { type CatalogueState, toQuery } from './catalogue-state';
import type { LiveProps } from './live-part';
import { LiveResults } from './live-results';

const queryOf = (state: CatalogueState) => toQuery(catalogueRules.schools, state);

const countOf = async (state: CatalogueState) =>
  (await academicApi.schools.search({ query: { ...queryOf(state), limit: 1 } })).total.value;

function Schools(props: LiveProps) {
  const lang = useLocale();
  const query = useQuery({
    ...academicApi.schools.search.queryOptions({ query: { ...queryOf(props.state), lang } }),
    placeholderData: keepPreviousData,
    select: ({ hits, total }) => ({ items: hits, total: total.value }),
  });
  return (
    <LiveResults
      {...props}
      kind="schools"
      query={query}
      keyOf={({ schoolId }) => schoolId}
      card={(school, index, schools) => (
        <SchoolCard
          school={school}
          heading="h2"
          campus={campusesInList(schools.map(({ hue }) => hue))[index]}
          action={<FavoriteHeart school={school} />}
        />
      )}
      countOf={countOf}
    />
  );
}

/** Schools as the filters want them. */
export function LiveSchools(props: LiveProps) {
  return (
    <QueryProvider>
      <Schools {...props} />
    </QueryProvider>
  );
}
