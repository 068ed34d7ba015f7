'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { type OwnSchool, useOwnSchools } from '@/components/schools/school-desk/own-schools';
import { useRouter, useSearchParams } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import type { Href } from '@/lib/routes/href';
import { NoSchool } from './no-school';

interface OwnSchoolProps {
  hrefOf: (schoolId: string) => Href;
  /** What is shown of it, below the choice among several. */
  children?: (school: OwnSchool) => ReactNode;
  /** Or with a head of its own, in which `owner`, its name or that choice, stands. */
  withHead?: (school: OwnSchool, owner: ReactNode) => ReactNode;
}

/** One of the reader's own schools: the only one, or the one that `schoolId` in the address chooses. */
export function ChosenOwnSchool(props: OwnSchoolProps) {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <Chosen {...props} />
    </Suspense>
  );
}

function Chosen({ hrefOf, children, withHead }: OwnSchoolProps) {
  const t = useTranslations('partner');
  const locale = useLocale();
  const wanted = useSearchParams().get('schoolId');
  const router = useRouter();
  const query = useOwnSchools();
  return (
    <QueryState query={query} skeleton={<DetailSkeleton />}>
      {(schools) => {
        const school = wanted ? schools.find(({ schoolId }) => schoolId === wanted) : schools[0];
        if (!school) return wanted ? <NotFoundScreen /> : <NoSchool />;
        const choice = (
          <select
            aria-label={t('schools')}
            value={school.schoolId}
            onChange={({ target }) => router.push(hrefOf(target.value))}
            className="control min-h-9 w-auto max-w-full py-0.5 max-sm:w-full"
          >
            {schools.map((each) => (
              <option key={each.schoolId} value={each.schoolId}>
                {pickName(each, locale)}
              </option>
            ))}
          </select>
        );
        return withHead ? (
          withHead(school, schools.length > 1 ? choice : pickName(school, locale))
        ) : (
          <>
            {schools.length > 1 && <div className="mb-2">{choice}</div>}
            {children?.(school)}
          </>
        );
      }}
    </QueryState>
  );
}
