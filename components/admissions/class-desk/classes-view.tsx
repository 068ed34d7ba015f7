'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ImportTable } from '@/components/admissions/school-tables/import-table';
import type { Column, RowName } from '@/components/kits/list/columns';
import { ListPage } from '@/components/kits/list/list-page';
import { partnerArea } from '@/components/schools/school-desk/desk-area';
import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/text-link';
import type { SchoolClass } from '@/lib/contract/lms/courses';
import { pickName } from '@/lib/i18n/pick';
import { classQuery, type ClassLists } from './class-lists';

/** The classes of a school, with the way to their courses and their timetable. */
export function ClassesView({ schoolId, lists }: { schoolId: string; lists: ClassLists }) {
  const t = useTranslations('classDesk');
  const tList = useTranslations('classDesk.classes');
  const locale = useLocale();
  const name: RowName<SchoolClass> = {
    header: t('class'),
    key: ({ structureRecordId }) => structureRecordId,
    name: (row) => pickName(row, locale),
    below: ({ path }) =>
      path.length > 1 && (
        <span className="text-sm text-muted">
          {path
            .slice(0, -1)
            .map((unit) => pickName(unit, locale))
            .join(' › ')}
        </span>
      ),
    csv: [
      { header: t('english'), text: (row) => row.name },
      { header: t('khmer'), text: (row) => row.nameNative },
    ],
  };
  const count = (id: 'studentCount' | 'courseCount'): Column<SchoolClass> => ({
    id,
    header: t(id),
    className: 'tabular-nums',
    cell: (row) => String(row[id]),
    text: (row) => String(row[id]),
  });
  const columns: Column<SchoolClass>[] = [
    count('studentCount'),
    count('courseCount'),
    {
      id: 'state',
      header: t('state'),
      card: 'badge',
      cell: ({ isOpen }) => (
        <Badge tone={isOpen ? 'success' : 'neutral'}>{t(isOpen ? 'open' : 'closed')}</Badge>
      ),
      text: ({ isOpen }) => t(isOpen ? 'open' : 'closed'),
    },
    {
      id: 'ways',
      header: t('ways'),
      card: 'foot',
      cell: ({ structureRecordId }) => (
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <TextLink href={lists.courses.href({ filters: { structureRecordId } })}>
            {t('views.courses')}
          </TextLink>
          <TextLink href={lists.timetable.href({ filters: { structureRecordId } })}>
            {t('views.timetable')}
          </TextLink>
          <TextLink href={lists.results.href({ filters: { structureRecordId } })}>
            {t('views.results')}
          </TextLink>
        </span>
      ),
    },
  ];
  return (
    <ListPage
      lead={tList('lead')}
      actions={<ImportTable schoolId={schoolId} tables={['structure-records']} label={t('import')} />}
      address={lists.classes}
      query={classQuery(schoolId)}
      texts={tList}
      name={name}
      columns={columns}
      filters={[{ kind: 'text', name: 'keyword', label: tList('keyword') }]}
      shown={(total) => tList('shown', { count: total })}
      empty={{
        title: tList('nothingTitle'),
        body: tList('nothingBody'),
        way: { href: partnerArea.school(schoolId, { view: 'structure' }), label: tList('toStructure') },
      }}
      exports={{ fileName: 'classes', rowsPerCall: 1_000 }}
    />
  );
}
