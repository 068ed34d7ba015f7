'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { TabLinks } from '@/components/kits/list/tab-links';
import { type OwnSchool as School, useOwnSchools } from '@/components/schools/school-desk/own-schools';
import { useSearchParams } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import type { Href } from '@/lib/routes/href';
import { NoSchool } from './no-school';

interface OwnSchoolProps {
  hrefOf: (schoolId: string) => Href;
  children: (school: School) => ReactNode;
}

/** One of the reader's own schools: the only one, or the one that `schoolId` in the address chooses. */
export function OwnSchool(props: OwnSchoolProps) {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <Chosen {...props} />
    </Suspense>
  );
}

function Chosen({ hrefOf, children }: OwnSchoolProps) {
  const t = useTranslations('partner');
  const locale = useLocale();
  const wanted = useSearchParams().get('schoolId');
  const query = useOwnSchools();
  return (
    <QueryState query={query} skeleton={<DetailSkeleton />}>
      {(schools) => {
        const school = wanted ? schools.find(({ schoolId }) => schoolId === wanted) : schools[0];
        if (!school) return wanted ? <NotFoundScreen /> : <NoSchool />;
        return (
          <div className="grid grid-cols-1 gap-5">
            {schools.length > 1 && (
              <TabLinks
                label={t('schools')}
                tabs={schools.map((each) => ({ key: each.schoolId, label: pickName(each, locale) }))}
                current={school.schoolId}
                hrefOf={hrefOf}
              />
            )}
            {children(school)}
          </div>
        );
      }}
    </QueryState>
  );
}
