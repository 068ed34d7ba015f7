'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { withTexts } from '@/components/feedback/with-texts';
import { ImportDialog } from '@/components/kits/table-import/import-dialog';
import { useTableImport } from '@/components/kits/table-import/use-table-import';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { lmsApi } from '@/lib/api/lms';
import { longWork, whenFree } from '@/lib/api/when-free';
import { schoolStructureApi } from '@/lib/api/school-structure';
import {
  type SchoolTable,
  schoolTableColumns,
  tableOutcomes,
  type TableRowOutcome,
} from '@/lib/contract/school-day/table-imports';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type Texts = Pick<Messages, 'schoolTables' | 'tableImport'>;

/** The texts of the import, fetched when somebody opens it. */
const tableTexts: Record<Locale, () => Promise<Texts>> = {
  km: async () => ({
    schoolTables: (await import('@/messages/km/school-day/schoolTables.json')).default,
    tableImport: (await import('@/messages/km/core/tableImport.json')).default,
  }),
  en: async () => ({
    schoolTables: (await import('@/messages/en/school-day/schoolTables.json')).default,
    tableImport: (await import('@/messages/en/core/tableImport.json')).default,
  }),
};

const changed = [
  schoolStructureApi.students.key,
  ...[lmsApi.courses, lmsApi.courseMembers, lmsApi.classSessions, lmsApi.assessments, lmsApi.sheets].map(
    ({ key }) => key,
  ),
];

const isLikely = ({ problems }: TableRowOutcome) => problems.some(({ code }) => code.startsWith('like-'));
const isPlain = ({ outcome }: TableRowOutcome) => outcome !== 'bad';

interface TableDialogProps {
  schoolId: string;
  /** Those that can be chosen; the first is chosen already. */
  tables: readonly [SchoolTable, ...SchoolTable[]];
  onClose: () => void;
}

/** A table of one school: which, its file, what would happen, what has happened. */
function Import({ schoolId, tables, onClose }: TableDialogProps) {
  const t = useTranslations('schoolTables');
  const choiceId = useId();
  const [table, setTable] = useState<SchoolTable>(tables[0]);
  const [withLikely, setWithLikely] = useState(false);
  const work = useTableImport<TableRowOutcome>({
    columns: schoolTableColumns[table],
    run: ({ csv, dryRun }) =>
      whenFree(
        () =>
          lmsApi.tableImports.run({
            params: { orgId: schoolId },
            body: { table, csv, dryRun, withLikely: !dryRun && withLikely },
          }),
        longWork,
      ),
    changed,
  });
  const { stage, rows } = work;
  const count = (wanted: TableRowOutcome['outcome']) =>
    rows.filter(({ outcome }) => outcome === wanted).length;
  const likely = rows.filter(isLikely).length;
  const ready = count('created') + count('updated') + (withLikely ? likely : 0);
  const state = stage === 'stored' ? 'doneCounts' : 'counts';
  const single = tables.length === 1;
  return (
    <ImportDialog
      work={work}
      title={single || stage !== 'file' ? `${t('title')}: ${t(`tables.${table}`)}` : t('title')}
      lead={t('lead')}
      fileLabel={t('file')}
      template={{ fileName: `sala-${table}.csv`, columns: schoolTableColumns[table] }}
      before={
        !single && (
          <div className="grid gap-1.5">
            <label htmlFor={choiceId} className="font-medium">
              {t('table')}
            </label>
            <Select
              id={choiceId}
              value={table}
              onChange={({ target }) => setTable(tables.find((each) => each === target.value) ?? table)}
            >
              {tables.map((each) => (
                <option key={each} value={each}>
                  {t(`tables.${each}`)}
                </option>
              ))}
            </Select>
          </div>
        )
      }
      after={
        likely > 0 && (
          <Checkbox checked={withLikely} onChange={({ target }) => setWithLikely(target.checked)}>
            {t('withLikely', { count: likely })}
          </Checkbox>
        )
      }
      isPlain={isPlain}
      texts={{
        counts: tableOutcomes
          .filter((outcome) => outcome === 'created' || count(outcome) > 0)
          .map((outcome) => ({ outcome, text: t(`${state}.${outcome}`, { count: count(outcome) }) })),
        outcome: ({ outcome }) => t(`outcomes.${outcome}`),
      }}
      ready={ready}
      submit={t('submit', { count: ready })}
      onClose={onClose}
    />
  );
}

export const TableDialog = withTexts(Import, tableTexts, () => null);
