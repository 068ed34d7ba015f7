'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ImportTable } from '@/components/school-day/school-tables/import-table';
import { CreateButton } from '@/components/kits/list/create-button';
import type { Column, RowName } from '@/components/kits/list/columns';
import { ListPage } from '@/components/kits/list/list-page';
import { personNames } from '@/components/accounts/people/person-names';
import { Badge } from '@/components/ui/badge';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { pickName } from '@/lib/i18n/pick';
import { type ClassLists, courseQuery } from './class-lists';
import { CourseForm } from './course-form';
import { CourseSheet } from './course-sheet';
import { useClassOptions } from './use-classes';

const courseTables = [
  'courses',
  'course-members',
  'class-sessions',
  'assessments',
  'attendances',
  'scores',
] as const;

interface CoursesViewProps {
  schoolId: string;
  address: ClassLists['courses'];
}

/** The courses of a school; each opens with its members and lessons. */
export function CoursesView({ schoolId, address }: CoursesViewProps) {
  const t = useTranslations('classDesk');
  const tList = useTranslations('classDesk.courses');
  const locale = useLocale();
  const classes = useClassOptions(schoolId);
  const [isAdding, setAdding] = useState(false);
  const name: RowName<TaughtCourse> = {
    header: t('course'),
    key: ({ courseId }) => courseId,
    name: (course) => pickName(course, locale),
    below: ({ code }) => <span className="text-sm text-muted">{code}</span>,
    csv: [
      { header: t('fields.code'), text: ({ code }) => code },
      { header: t('english'), text: (course) => course.name },
      { header: t('khmer'), text: (course) => course.nameNative },
    ],
  };
  const className = ({ className: en, classNameNative: km }: TaughtCourse) =>
    en === null ? '' : pickName({ name: en, nameNative: km ?? en }, locale);
  const teachers = (course: TaughtCourse) =>
    course.teachers.map((teacher) => personNames(teacher, locale).name).join(', ') || course.teacher[locale];
  const termOf = ({ academicYear, term }: TaughtCourse) => t('termOf', { year: academicYear, term });
  const columns: Column<TaughtCourse>[] = [
    { id: 'class', header: t('class'), cell: className, text: className },
    { id: 'teachers', header: t('fields.teachers'), cell: teachers, text: teachers },
    { id: 'term', header: t('term'), className: 'tabular-nums', cell: termOf, text: termOf },
    {
      id: 'members',
      header: t('studentCount'),
      className: 'tabular-nums',
      cell: ({ memberCount }) => String(memberCount),
      text: ({ memberCount }) => String(memberCount),
    },
    {
      id: 'lessons',
      header: t('lessons.title'),
      className: 'tabular-nums',
      cell: ({ sessionCount }) => String(sessionCount),
      text: ({ sessionCount }) => String(sessionCount),
    },
    {
      id: 'state',
      header: t('state'),
      card: 'badge',
      cell: ({ locked, archived }) =>
        (locked || archived) && <Badge tone="neutral">{t(archived ? 'archived' : 'locked')}</Badge>,
    },
  ];
  return (
    <>
      <ListPage
        lead={tList('lead')}
        primary={<CreateButton label={tList('create')} onPress={() => setAdding(true)} />}
        actions={<ImportTable schoolId={schoolId} tables={courseTables} label={t('import')} />}
        address={address}
        query={courseQuery(schoolId)}
        texts={tList}
        name={name}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: tList('keyword') },
          { kind: 'select', name: 'structureRecordId', label: t('class'), any: t('all'), options: classes },
          { kind: 'text', name: 'academicYear', label: t('fields.academicYear') },
          {
            kind: 'select',
            name: 'term',
            label: t('fields.term'),
            any: t('all'),
            options: (['1', '2', '3'] as const).map((value) => ({ value, label: value })),
          },
          {
            kind: 'select',
            name: 'archived',
            label: t('state'),
            any: t('inUse'),
            options: [{ value: 'true', label: t('archived') }],
          },
        ]}
        shown={(count) => tList('shown', { count })}
        detail={(course, onClose) => <CourseSheet schoolId={schoolId} course={course} onClose={onClose} />}
        exports={{ fileName: 'courses', rowsPerCall: 100 }}
      />
      <Dialog open={isAdding} onOpenChange={setAdding}>
        {isAdding && (
          <DialogContent wide title={tList('create')}>
            <CourseForm schoolId={schoolId} onSaved={() => setAdding(false)} />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
