'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { academicApi } from '@/lib/api/academic';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { OwnSchoolCard } from './own-school-card';
import { ownSchools } from './own-schools';

export const CardSkeletons = () => (
  <div className="grid gap-4">
    <Skeleton className="h-40 rounded-lg" />
    <Skeleton className="h-40 rounded-lg" />
  </div>
);

interface OwnSchoolListProps {
  userId: string;
  /** Which applications count; all of them by default. */
  counts?: (application: Applicant) => boolean;
  /** Whether schools where the person studies are listed too. */
  studies?: boolean;
  empty: ReactNode;
}

/** The schools of the person. */
export function OwnSchoolList({ userId, counts = () => true, studies = true, empty }: OwnSchoolListProps) {
  const applied = useQuery(applicantApi.applicants.mine.queryOptions({ params: { id: userId } }));
  const studied = useQuery({
    ...academicApi.studies.mine.queryOptions({ params: { userId } }),
    enabled: studies,
  });
  const list = (own: ReturnType<typeof ownSchools>) =>
    own.length === 0 ? (
      empty
    ) : (
      <ul className="grid grid-cols-1 gap-4">
        {own.map((each) => (
          <li key={each.school.schoolId}>
            <OwnSchoolCard own={each} />
          </li>
        ))}
      </ul>
    );
  return (
    <QueryState query={applied} skeleton={<CardSkeletons />}>
      {({ data: applications }) => {
        const counted = applications.filter(counts);
        if (!studies) return list(ownSchools([], counted));
        return (
          <QueryState query={studied} skeleton={<CardSkeletons />}>
            {({ data }) => list(ownSchools(data, counted))}
          </QueryState>
        );
      }}
    </QueryState>
  );
}
