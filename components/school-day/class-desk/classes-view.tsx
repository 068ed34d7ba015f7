'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ImportTable } from '@/components/school-day/school-tables/import-table';
import type { Column, RowName } from '@/components/kits/list/columns';
import { ListPage } from '@/components/kits/list/list-page';
import { partnerArea } from '@/components/schools/school-desk/desk-area';
import { Badge } from '@/components/ui/badge';
import type { SchoolClass } from '@/lib/contract/school-day/courses';
import { pickName } from '@/lib/i18n/pick';
import { classQuery, type ClassLists } from './class-lists';
import { NewClass } from './new-class';

/** The classes of a school; a row opens the page of the class. */
export function ClassesView({ schoolId, lists }: { schoolId: string; lists: ClassLists }) {
  const t = useTranslations('classDesk');
  const tList = useTranslations('classDesk.classes');
  const locale = useLocale();
  const name: RowName<SchoolClass> = {
    header: t('class'),
    key: ({ structureRecordId }) => structureRecordId,
    name: (row) => pickName(row, locale),
    href: ({ structureRecordId }) => lists.ofClass.students.href({ filters: { structureRecordId } }),
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
  const above = ({ path }: SchoolClass) =>
    path
      .slice(0, -1)
      .map((unit) => pickName(unit, locale))
      .join(' › ');
  const columns: Column<SchoolClass>[] = [
    { id: 'above', header: t('above'), cell: above, text: above },
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
  ];
  return (
    <ListPage
      lead={tList('lead')}
      primary={<NewClass schoolId={schoolId} />}
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
