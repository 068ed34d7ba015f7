'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { OwnSchool } from '@/components/admissions/partner/own-school';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import type { OwnSchool as School } from '@/components/schools/school-desk/own-schools';
import { PageTitle } from '@/components/ui/page-title';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { acceptedListOf } from './accepted-list';
import { AcceptedView } from './accepted-view';
import { studentListOf } from './student-list';

const StudentListView = lazyPart(
  () => import('./student-list-view').then((module) => module.StudentListView),
  ListSkeleton,
);

type DeskPath = '/partner/student' | '/advisor/student';

/** The students of the reader's own school, and who is to become one. */
export const StudentDesk = ({ path }: { path: DeskPath }) => (
  <OwnSchool hrefOf={(schoolId) => href(path, undefined, { schoolId })}>
    {(school) => <Desk key={school.schoolId} school={school} path={path} />}
  </OwnSchool>
);

function Desk({ school, path }: { school: School; path: DeskPath }) {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const { schoolId } = school;
  const [accepted, students] = useMemo(
    () =>
      [
        acceptedListOf((query) => href(path, undefined, { schoolId, ...query })),
        studentListOf((query) => href(path, undefined, { schoolId, ...query })),
      ] as const,
    [path, schoolId],
  );
  return (
    <div>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-3 mt-1 text-lg text-muted">{pickName(school, locale)}</p>
      <ListViews
        label={t('views.label')}
        views={[
          {
            key: 'accepted',
            label: t('views.accepted'),
            href: accepted.href(),
            show: () => <AcceptedView schoolId={schoolId} address={accepted} />,
          },
          {
            key: 'students',
            label: t('views.students'),
            href: students.href(),
            show: () => <StudentListView schoolId={schoolId} address={students} />,
          },
        ]}
      />
    </div>
  );
}
