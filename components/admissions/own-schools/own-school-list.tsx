'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { academicApi } from '@/lib/api/academic';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { useLocale, useTranslations } from 'next-intl';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { OwnApplicationLine } from './own-application-line';
import type { Study } from '@/lib/contract/school-day/studies';

interface OwnSchool {
  school: Pick<Study['school'], 'schoolId' | 'slug' | 'name' | 'nameNative' | 'hue' | 'isDemo'>;
  studies: Study[];
  applications: Applicant[];
}

/** Each school once: those where the person studies first, then by the latest application. */
function ownSchools(studies: readonly Study[], applications: readonly Applicant[]): OwnSchool[] {
  const byId = new Map<string, OwnSchool>();
  const at = (school: OwnSchool['school']): OwnSchool => {
    const known = byId.get(school.schoolId) ?? { school, studies: [], applications: [] };
    byId.set(school.schoolId, known);
    return known;
  };
  for (const study of studies) at(study.school).studies.push(study);
  for (const application of applications) at(application.school).applications.push(application);
  return [...byId.values()];
}

/** A school of the person: whether they study there, and their applications with state and next step. */
function OwnSchoolCard({ own: { school, studies, applications } }: { own: OwnSchool }) {
  const t = useTranslations('ownSchools');
  const locale = useLocale();
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex items-start gap-4">
        <SchoolEmblem school={school} sizePx={52} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">
            <Link
              href={href('/school/[slug]', { slug: school.slug })}
              className="rounded-sm underline-offset-4 hover:text-accent-text hover:underline"
            >
              {pickName(school, locale)}
            </Link>
          </h2>
          {studies.map(({ studentId, studentCode, status }) => (
            <p key={studentId} className="flex items-center gap-2">
              <Icon name="graduation-cap" className="size-5 shrink-0 text-success" />
              {t(`study.${status}`, { code: studentCode })}
            </p>
          ))}
        </div>
      </div>
      {applications.length > 0 && (
        <ul className="mt-3 divide-y divide-border border-t border-border">
          {applications.map((application) => (
            <li key={application.applicantId}>
              <OwnApplicationLine application={application} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

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
