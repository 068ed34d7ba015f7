'use client';

import { CompareSchool } from '@/components/schools/compare/compare-school';
import { defineLive } from '@/components/kits/catalogue/define-live';
import { campusesInList } from '@/lib/illustrations/campus';
import { correctKeyword } from '@/components/schools/school-search/correct-keyword';
import { academicApi } from '@/lib/api/academic';
import { orNone } from '@/lib/api/or-none';
import { FavoriteHeart } from './favorite-heart';
import { SchoolCard } from './school-card';

type Query = NonNullable<Parameters<typeof academicApi.schools.search>[0]>['query'];

const search = (query: NonNullable<Query>) =>
  orNone(academicApi.schools.search({ query }), { hits: [], total: { value: 0 } });

export const LiveSchools = defineLive({
  key: academicApi.schools.key,
  page: async (query, lang) => {
    const { hits, total } = await search({ ...query, lang });
    return { items: hits, total: total.value };
  },
  count: async (query) => (await search({ ...query, limit: 1 })).total.value,
  correct: correctKeyword,
  keyOf: ({ schoolId }) => schoolId,
  card: (school, index, schools) => (
    <SchoolCard
      school={school}
      heading="h2"
      campus={campusesInList(schools.map(({ hue }) => hue))[index]}
      compare={<CompareSchool school={school} />}
      action={<FavoriteHeart school={school} />}
    />
  ),
});
