'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useMemo } from 'react';
import { MarkSender } from '@/components/school-day/attendance/mark-sender';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { useSearchParams } from '@/lib/i18n/navigation';
import { ClassesView } from './classes-view';
import { classListsOf } from './class-lists';

const ClassView = lazyPart(() => import('./class-view').then((module) => module.ClassView), ListSkeleton);
const CoursesView = lazyPart(
  () => import('./courses-view').then((module) => module.CoursesView),
  ListSkeleton,
);
const ResultsView = lazyPart(
  () => import('./results-view').then((module) => module.ResultsView),
  ListSkeleton,
);
const RulesView = lazyPart(() => import('./rules-view').then((module) => module.RulesView), ListSkeleton);
const TimetableView = lazyPart(
  () => import('./timetable-view').then((module) => module.TimetableView),
  ListSkeleton,
);

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
