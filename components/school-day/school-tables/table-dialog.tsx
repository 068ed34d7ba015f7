'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { withTexts } from '@/components/feedback/with-texts';
import { ImportDialog } from '@/components/kits/table-import/import-dialog';
import { useTableImport } from '@/components/kits/table-import/use-table-import';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { academicApi } from '@/lib/api/academic';
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
import { pickText } from '@/lib/i18n/pick';
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

interface CampusChoiceProps {
  campuses: readonly { id: string; name: string }[];
  value: string;
  onChoose: (campusId: string) => void;
}

/** Says once which campus the rows without one belong to. */
function CampusChoice({ campuses, value, onChoose }: CampusChoiceProps) {
  const t = useTranslations('schoolTables.campus');
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t('label')}
      </label>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('none')}</option>
        {campuses.map((campus) => (
          <option key={campus.id} value={campus.id}>
            {campus.name}
          </option>
        ))}
      </Select>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('hint')}
      </p>
    </div>
  );
}

/** The campuses of a school in the reader's language, once they are asked for. */
const useCampuses = (schoolId: string, isAsked: boolean): CampusChoiceProps['campuses'] => {
  const locale = useLocale();
  const { data } = useQuery({
    ...academicApi.schools.campuses.queryOptions({ params: { id: schoolId } }),
    enabled: isAsked,
  });
  return (data?.data ?? []).map(({ campusId, name }) => ({ id: campusId, name: pickText(name, locale) }));
};

/** What is filled in is shown as it was chosen. */
const withCampusName = (row: TableRowOutcome, name: string | undefined): TableRowOutcome =>
  name === undefined || !row.understood
    ? row
    : { ...row, understood: row.understood.map((cell) => (cell.filledIn ? { ...cell, read: name } : cell)) };

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
    run: ({ csv, dryRun, forAll }) =>
      whenFree(
        () =>
          lmsApi.tableImports.run({
            params: { orgId: schoolId },
            body: {
              table,
              csv,
              dryRun,
              withLikely: !dryRun && withLikely,
              ...(forAll && { campusId: forAll }),
            },
          }),
        longWork,
      ),
    changed,
  });
  const { stage, rows, forAll } = work;
  const lacksCampus = forAll !== null || rows.some((row) => row.lacksCampus);
  const campuses = useCampuses(schoolId, lacksCampus);
  const chosen = campuses.find(({ id }) => id === forAll);
  const count = (wanted: TableRowOutcome['outcome']) =>
    rows.filter(({ outcome }) => outcome === wanted).length;
  const likely = rows.filter(isLikely).length;
  const ready = count('created') + count('updated') + (withLikely ? likely : 0);
  const state = stage === 'stored' ? 'doneCounts' : 'counts';
  const single = tables.length === 1;
  return (
    <ImportDialog
      work={{ ...work, rows: rows.map((row) => withCampusName(row, chosen?.name)) }}
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
      forAll={
        lacksCampus && (
          <CampusChoice
            campuses={campuses}
            value={forAll ?? ''}
            onChoose={(campusId) => void work.sayForAll(campusId)}
          />
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
