'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/lib/device/save-file';
import { writeCsv } from '@/lib/domain/csv';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicationImportLimits } from '@/lib/domain/limits';
import type { Messages } from '@/lib/i18n/messages';
import type { ReadRow } from './use-table-import';

const { rowsShown } = applicationImportLimits;
type Reason = keyof Messages['tableImport']['reasons'];

export interface RowTexts<Row> {
  /** Each outcome that is told, in its order, as a sentence with its number. */
  counts: readonly { outcome: string; text: string }[];
  outcome: (row: Row) => string;
  /** What is said of a row that has no mistake. */
  note?: (row: Row) => string | null;
  /** As one cell of the saved file. */
  codes?: (row: Row) => string;
  /** Why a cell is refused, for reasons that only this kind of table has. */
  reason?: (code: string) => string | null;
}

interface ImportReportProps<Row extends ReadRow> {
  rows: readonly Row[];
  /** Rows that need no look. */
  isPlain: (row: Row) => boolean;
  texts: RowTexts<Row>;
}

/** What became, or would become, of the rows: numbers, the first that need a look, and a file with all of those. */
export function ImportReport<Row extends ReadRow>({ rows, isPlain, texts }: ImportReportProps<Row>) {
  const t = useTranslations('tableImport');
  const reasonOf = (code: string) => {
    const own = texts.reason?.(code);
    if (own) return own;
    const key = `reasons.${code as Reason}` as const;
    return t(t.has(key) ? key : 'reasons.other');
  };
  const problemOf = ({ column, code, detail: found }: Row['problems'][number]) => {
    const detail = code === 'same-as-line' && found ? t('line', { line: found }) : found;
    if (column === '') return detail ? `${reasonOf(code)} (${detail})` : reasonOf(code);
    const said = { column, reason: reasonOf(code) };
    return detail ? t('problemDetail', { ...said, detail }) : t('problem', said);
  };
  const told = rows.filter((row) => !isPlain(row));
  const save = () => {
    const names = ['line', 'name', 'outcome', 'column', 'value', 'reason'] as const;
    const lines = told.flatMap((row) => {
      const start = [String(row.line), row.name, texts.outcome(row)];
      if (row.problems.length === 0) return [[...start, '', texts.codes?.(row) ?? '', '']];
      return row.problems.map((problem) => [
        ...start,
        problem.column,
        problem.value,
        problemOf({ ...problem, column: '' }),
      ]);
    });
    const csv = writeCsv([names.map((name) => t(`columns.${name}`)), ...lines]);
    saveFile(`sala-import-${dayInCambodia(Date.now())}.csv`, 'text/csv;charset=utf-8', csv);
  };
  return (
    <div className="grid gap-4">
      <ul className="grid gap-1.5" aria-live="polite">
        {texts.counts.map(({ outcome, text }, index) => (
          <li key={outcome} className={index === 0 ? 'font-semibold' : undefined}>
            {text}
          </li>
        ))}
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
            {told.slice(0, rowsShown).map((row) => {
              const note = texts.note?.(row);
              return (
                <li key={row.line} className="rounded-md bg-sunken px-4 py-3">
                  <p className="font-medium">
                    {t('line', { line: row.line })}
                    {row.name && <span className="font-normal">, {row.name}</span>}
                  </p>
                  {note && <p className="text-sm text-muted">{note}</p>}
                  {row.problems.map((problem) => (
                    <p key={problem.column} className="text-sm text-danger">
                      {problemOf(problem)}
                    </p>
                  ))}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
