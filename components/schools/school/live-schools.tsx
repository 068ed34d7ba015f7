'use client';

import { CompareSchool } from '@/components/schools/compare/compare-school';
import { defineLive } from '@/components/kits/catalogue/define-live';
import { campusesInList } from '@/lib/illustrations/campus';
import { insteadIn } from '@/components/schools/school-search/instead-in';
import { academicApi } from '@/lib/api/academic';
import { findOtherwise } from '@/lib/catalogue/find-otherwise';
import { orNone } from '@/lib/api/or-none';
import { FavoriteHeart } from './favorite-heart';
import { SchoolCard } from './school-card';

const instead = insteadIn('schools');

type Query = NonNullable<Parameters<typeof academicApi.schools.search>[0]>['query'];

const search = (query: NonNullable<Query>) =>
  orNone(academicApi.schools.search({ query }), { hits: [], total: { value: 0 }, categoryNames: {} });

export const LiveSchools = defineLive({
  key: academicApi.schools.key,
  page: async (query, lang) => {
    const { found, shownFor } = await findOtherwise(query, {
      find: (wanted) => search({ ...wanted, lang }),
      countOf: (answer) => answer.total.value,
      instead,
    });
    return { items: found.hits, total: found.total.value, shownFor };
  },
  count: async (query) => (await search({ ...query, limit: 1 })).total.value,
  instead,
  keyOf: ({ schoolId }) => schoolId,
  card: (school, index, schools) => (
    <SchoolCard
      school={school}
      heading="h2"
      campus={campusesInList(schools)[index]}
      compare={<CompareSchool school={school} />}
      action={<FavoriteHeart school={school} />}
    />
  ),
});
