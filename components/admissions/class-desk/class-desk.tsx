'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ListViews } from '@/components/kits/list/list-views';
import { ClassesView } from './classes-view';
import { classListsOf } from './class-lists';
import { CoursesView } from './courses-view';
import { TimetableView } from './timetable-view';

/** The classes, the courses and the timetable of one school. */
export function ClassDesk({ schoolId }: { schoolId: string }) {
  const t = useTranslations('classDesk');
  const lists = useMemo(() => classListsOf(schoolId), [schoolId]);
  return (
    <ListViews
      label={t('title')}
      views={[
        {
          key: 'classes',
          label: t('views.classes'),
          href: lists.classes.href(),
          show: () => <ClassesView schoolId={schoolId} lists={lists} />,
        },
        {
          key: 'courses',
          label: t('views.courses'),
          href: lists.courses.href(),
          show: () => <CoursesView schoolId={schoolId} address={lists.courses} />,
        },
        {
          key: 'timetable',
          label: t('views.timetable'),
          href: lists.timetable.href(),
          show: () => <TimetableView schoolId={schoolId} address={lists.timetable} />,
        },
      ]}
    />
  );
}
