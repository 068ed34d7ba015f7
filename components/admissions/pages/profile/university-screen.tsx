'use client';

import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { CardSkeletons, OwnSchoolList } from '@/components/admissions/own-schools/own-school-list';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { hasAnyRole, roleNames } from '@/lib/domain/accounts/roles';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

// Students who have applied to a university do not need what its people see.
const ManagedSchools = lazyPart(
  () => import('@/components/admissions/own-schools/managed-schools').then((module) => module.ManagedSchools),
  CardSkeletons,
);

const isUniversity = ({ school }: Applicant) =>
  school.schoolType === 'university' || school.schoolType === 'institute';

/** The universities that one has applied to; for a university's own people their schools with numbers. */
export function UniversityScreen() {
  const t = useTranslations('ownSchools');
  const viewer = useViewer();
  const isStaff = hasAnyRole(viewer.data?.roles ?? [], [roleNames.university]);
  return (
    <>
      <PageTitle>{t('university.title')}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{t(isStaff ? 'university.staffLead' : 'university.lead')}</p>
      <QueryState query={viewer} skeleton={<CardSkeletons />}>
        {({ sub }) => {
          const none = (
            <Empty
              title={t('university.none')}
              illustration="applications"
              action={<LinkButton href={href('/explore')}>{t('explore')}</LinkButton>}
            >
              {t('university.noneBody')}
            </Empty>
          );
          return (
            <>
              {isStaff && <ManagedSchools />}
              <OwnSchoolList
                userId={sub}
                counts={isUniversity}
                studies={false}
                empty={isStaff ? null : none}
              />
            </>
          );
        }}
      </QueryState>
    </>
  );
}
