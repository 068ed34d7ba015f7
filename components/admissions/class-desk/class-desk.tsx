'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MarkSender } from '@/components/school-day/attendance/mark-sender';
import { ListViews } from '@/components/kits/list/list-views';
import { useSearchParams } from '@/lib/i18n/navigation';
import { ClassView } from './class-view';
import { ClassesView } from './classes-view';
import { classListsOf } from './class-lists';
import { CoursesView } from './courses-view';
import { ResultsView } from './results-view';
import { RulesView } from './rules-view';
import { TimetableView } from './timetable-view';

/** The classes, the courses, the timetable and the marks of one school. */
export function ClassDesk({ schoolId }: { schoolId: string }) {
  const t = useTranslations('classDesk');
  const isOneClass = useSearchParams().get('view') === 'class';
  const lists = useMemo(() => classListsOf(schoolId), [schoolId]);
  if (isOneClass)
    return (
      <>
        <MarkSender />
        <ClassView schoolId={schoolId} lists={lists} />
      </>
    );
  return (
    <>
      <MarkSender />
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
          {
            key: 'results',
            label: t('views.results'),
            href: lists.results.href(),
            show: () => <ResultsView schoolId={schoolId} address={lists.results} />,
          },
          {
            key: 'rules',
            label: t('views.rules'),
            href: lists.rules,
            show: () => <RulesView schoolId={schoolId} />,
          },
        ]}
      />
    </>
  );
}
