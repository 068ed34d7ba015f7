'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { OwnSchool } from '@/components/admissions/partner/own-school';
import { lazyPart } from '@/components/feedback/lazy-part';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import type { OwnSchool as School } from '@/components/schools/school-desk/own-schools';
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
  <OwnSchool
    hrefOf={(schoolId) => href(path, undefined, { schoolId })}
    withHead={(school, owner) => <Desk key={school.schoolId} school={school} owner={owner} path={path} />}
  />
);

interface DeskProps {
  school: School;
  owner: ReactNode;
  path: DeskPath;
}

function Desk({ school, owner, path }: DeskProps) {
  const t = useTranslations('studentDesk');
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
      <DeskHead title={t('title')} owner={owner} />
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
