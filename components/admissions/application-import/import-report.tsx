'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/lib/device/save-file';
import { writeCsv } from '@/lib/domain/csv';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicationImportLimits } from '@/lib/domain/limits';
import type { ImportKind, ImportLine, ImportWords } from './import-kind';

const { rowsShown } = applicationImportLimits;

interface ImportReportProps {
  kind: ImportKind;
  words: ImportWords;
  rows: readonly ImportLine[];
  counts: ReadonlyMap<string, number>;
  /** The rows have been stored; else it is what would happen. */
  isStored: boolean;
}

/** What became, or would become, of the rows: numbers, the first that need a look, and a file with all of those. */
export function ImportReport({ kind, words, rows, counts, isStored }: ImportReportProps) {
  const t = useTranslations('applicationImport');
  const told = rows.filter(({ outcome }) => outcome !== kind.good);
  const save = () => {
    const { line, name, outcome, column, value, reason } = {
      line: t('columns.line'),
      name: t('columns.name'),
      outcome: t('columns.outcome'),
      column: t('columns.column'),
      value: t('columns.value'),
      reason: t('columns.reason'),
    };
    const lines = told.flatMap((row) => {
      const start = [String(row.line), row.name, words.outcome(row.outcome)];
      if (row.problems.length === 0) return [[...start, '', row.referenceCodes.join(' '), '']];
      return row.problems.map((problem) => [
        ...start,
        problem.column,
        problem.value,
        words.reason(problem.code),
      ]);
    });
    const csv = writeCsv([[line, name, outcome, column, value, reason], ...lines]);
    saveFile(`${kind.reportName}-${dayInCambodia(Date.now())}.csv`, 'text/csv;charset=utf-8', csv);
  };
  return (
    <div className="grid gap-4">
      <ul className="grid gap-1.5" aria-live="polite">
        {[...counts].map(([outcome, count]) =>
          count > 0 || outcome === kind.good ? (
            <li key={outcome} className={outcome === kind.good ? 'font-semibold' : undefined}>
              {words.count(outcome, count, isStored)}
            </li>
          ) : null,
        )}
      </ul>
      {told.length > 0 && (
        <section className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="text-lg">{t('rowsTitle')}</h3>
            <Button variant="secondary" size="sm" className="min-h-11" onClick={save}>
              <Icon name="download" className="size-5" />
              {t('save')}
            </Button>
          </div>
          {told.length > rowsShown && (
            <p className="text-sm text-muted">{t('rowsShown', { shown: rowsShown, total: told.length })}</p>
          )}
          <ul className="grid gap-2">
            {told.slice(0, rowsShown).map((row) => (
              <li key={row.line} className="rounded-md bg-sunken px-4 py-3">
                <p className="font-medium">
                  {t('line', { line: row.line })}
                  {row.name && <span className="font-normal">, {row.name}</span>}
                </p>
                <p className="text-sm text-muted empty:hidden">{words.about(row)}</p>
                {row.problems.map(({ column, code }) => (
                  <p key={column} className="text-sm text-danger">
                    {t('problem', { column, reason: words.reason(code) })}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
