'use client';

import { useLocale, useTranslations } from 'next-intl';
import { courseSectors, courseStatuses, staffCourseList, staffCourseQuery } from './staff-course-list';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { LazySchoolField } from '@/components/schools/school/lazy-school-field';
import { ListPage } from '@/components/kits/list/list-page';
import { Price } from '@/components/ui/price';
import { useToday } from '@/components/ui/use-today';
import type { Subject } from '@/lib/contract/schools/subjects';
import { provinceName } from '@/lib/domain/geography/geography';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

type TextId = 'school' | 'degree' | 'fee' | 'status' | 'applications' | 'province';

/** Everything that the schools teach. */
export function StaffCourseView() {
  const t = useTranslations('courseDesk');
  const words = useTranslations('education');
  const locale = useLocale();
  const today = useToday();
  const stateOf = (course: Subject) => {
    const { key } = applicationStateOn(course, today);
    return key === 'open' ? t('open') : words(`application.${key}`);
  };
  const name: RowName<Subject> = {
    header: t('name'),
    key: (course) => course.enrollableSubjectId,
    name: (course) => pickName(course, locale),
    below: (course) => <p className="text-muted">{locale === 'km' ? course.name : course.nameNative}</p>,
    href: (course) => href('/course/[id]', { id: course.enrollableSubjectId }),
    sort: 'name',
    csv: [
      { header: t('english'), text: (course) => course.name },
      { header: t('khmer'), text: (course) => course.nameNative },
    ],
  };
  const text = (id: TextId, say: (course: Subject) => string) => ({
    id,
    header: t(id),
    cell: say,
    text: say,
  });
  const date = (id: 'added' | 'changed' | 'deadline', at: (course: Subject) => string | null) =>
    dateColumn<Subject>({ id, header: t(id), locale, at });
  const columns: Column<Subject>[] = [
    text('school', ({ school }) => pickName(school, locale)),
    text('degree', ({ degree }) => words(`degree.${degree}`)),
    {
      ...text('fee', ({ tuitionFee }) => String(tuitionFee)),
      cell: (course) => <Price amountUsd={course.tuitionFee} />,
      sort: 'fee',
    },
    { ...text('status', ({ status }) => t(status)), card: 'badge' },
    text('applications', stateOf),
    date('deadline', (course) => course.applicationDeadline),
    { ...text('province', ({ school }) => provinceName(school.province, locale)), optional: true },
    { ...date('added', (course) => course.createdAt), sort: 'createdAt', optional: true },
    { ...date('changed', (course) => course.updatedAt), sort: 'updatedAt', optional: true },
  ];
  const degrees = degreeCodes.map((value) => ({ value, label: words(`degree.${value}`) }));
  const types = schoolTypes.map((value) => ({ value, label: words(`schoolType.${value}`) }));
  const statuses = courseStatuses.map((value) => ({ value, label: t(value) }));
  const sectors = courseSectors.map((value) => ({ value, label: t(value) }));
  const any = t('any');

  return (
    <ListPage
      lead={t('lead')}
      address={staffCourseList}
      query={staffCourseQuery(locale)}
      texts={t}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('keyword') },
        { kind: 'field', name: 'schoolId', label: t('school'), Field: LazySchoolField },
        { kind: 'select', name: 'status', label: t('status'), any, options: statuses },
        { kind: 'choices', name: 'degree', label: t('degree'), options: degrees },
        { kind: 'choices', name: 'schoolType', label: t('schoolType'), options: types },
        { kind: 'province', name: 'province', label: t('province'), any: t('anyProvince') },
        { kind: 'select', name: 'sector', label: t('sector'), any, options: sectors },
        { kind: 'text', name: 'minPrice', label: t('minPrice'), max: 6 },
        { kind: 'text', name: 'maxPrice', label: t('maxPrice'), max: 6 },
      ]}
      shown={(count) => t('shown', { count })}
      exports={{ fileName: 'courses', rowsPerCall: 1_000 }}
    />
  );
}
