'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Progress } from '@/components/ui/progress';
import { saveFile } from '@/lib/device/save-file';
import { writeCsv } from '@/lib/domain/csv';
import { applicationImportLimits } from '@/lib/domain/limits';
import { columnLabel } from '@/lib/domain/table-words';
import { UnderstoodRows } from './understood-rows';
import type { ReadRow, useTableImport } from './use-table-import';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Messages } from '@/lib/i18n/messages';

const { rowsShown } = applicationImportLimits;
type Reason = keyof Messages['tableImport']['reasons'];

interface RowTexts<Row> {
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
function ImportReport<Row extends ReadRow>({ rows, isPlain, texts }: ImportReportProps<Row>) {
  const t = useTranslations('tableImport');
  const locale = useLocale();
  const reasonOf = (code: string) => {
    const own = texts.reason?.(code);
    if (own) return own;
    const key = `reasons.${code as Reason}` as const;
    return t(t.has(key) ? key : 'reasons.other');
  };
  const problemOf = ({ column, code, detail: found }: Row['problems'][number]) => {
    const namesLine = code === 'same-as-line' || code === 'like-line';
    const detail = namesLine && found ? t('line', { line: found }) : found;
    if (column === '') return detail ? `${reasonOf(code)} (${detail})` : reasonOf(code);
    const said = { column: columnLabel(column, locale), reason: reasonOf(code) };
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

interface ImportDialogProps<Row extends ReadRow> {
  work: ReturnType<typeof useTableImport<Row>>;
  title: string;
  lead: string;
  /** The name of the field of the file. */
  fileLabel: string;
  /** An empty table: its columns and the name of its file. */
  template: { fileName: string; columns: readonly string[] };
  /** What stands above the choice of a file. */
  before?: ReactNode;
  /** What can be said of all rows of the file, while they are checked. */
  forAll?: ReactNode;
  /** What stands below the report of a checked file. */
  after?: ReactNode;
  isPlain: (row: Row) => boolean;
  texts: RowTexts<Row>;
  /** How many rows would be stored. */
  ready: number;
  submit: string;
  onClose: () => void;
}

/** How far the work is, and what became or would become of the rows. */
function ImportState<Row extends ReadRow>({ work, title, isPlain, texts }: ImportDialogProps<Row>) {
  const t = useTranslations('tableImport');
  const { stage, stopped, total, rowsDone } = work;
  return (
    <>
      {(stage === 'checking' || stage === 'storing') && (
        <div className="grid gap-2" aria-live="polite">
          <p>{t(stage, { done: rowsDone, total })}</p>
          <Progress value={rowsDone} max={total} label={title} />
        </div>
      )}
      {stopped && (
        <Alert
          tone="warning"
          action={
            <Button variant="secondary" onClick={() => void work.goOn()}>
              {t('goOn')}
            </Button>
          }
        >
          {t('stopped', { done: rowsDone, total })}
        </Alert>
      )}
      {stage === 'checked' && <UnderstoodRows rows={work.rows} leftOut={work.leftOut} />}
      {(stage === 'checked' || stage === 'stored') && (
        <ImportReport rows={work.rows} isPlain={isPlain} texts={texts} />
      )}
    </>
  );
}

/** A table in a dialog: chosen, checked by a dry run, stored. The texts `tableImport` are around it. */
export function ImportDialog<Row extends ReadRow>(props: ImportDialogProps<Row>) {
  const { work, template, onClose } = props;
  const t = useTranslations('tableImport');
  const input = useRef<HTMLInputElement>(null);
  const { stage, problem, isRunning } = work;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void work.choose(file);
    // So that the same file can be chosen again.
    target.value = '';
  };
  const saveTemplate = () =>
    saveFile(template.fileName, 'text/csv;charset=utf-8', writeCsv([template.columns]));
  return (
    <Dialog open onOpenChange={(open) => !open && !isRunning && onClose()}>
      <DialogContent
        title={props.title}
        description={props.lead}
        wide
        footer={
          <>
            <Button variant="secondary" disabled={isRunning} onClick={onClose}>
              {t('close')}
            </Button>
            {stage === 'checked' && (
              <Button disabled={props.ready === 0} onClick={() => void work.store()}>
                {props.submit}
              </Button>
            )}
          </>
        }
      >
        <div className="grid gap-5">
          {stage === 'file' && props.before}
          {problem && (
            <Alert tone="danger">
              {problem.code === null
                ? problem.detail
                : t(`fileProblems.${problem.code}`, {
                    rows: applicationImportLimits.rowsMax,
                    detail: problem.detail,
                    columns: template.columns.join(', '),
                  })}
            </Alert>
          )}
          {(stage === 'file' || stage === 'checked') && (
            <div className="flex flex-wrap items-center gap-2.5">
              <Button
                variant={stage === 'file' ? 'primary' : 'secondary'}
                onClick={() => input.current?.click()}
              >
                <Icon name="file-up" className="size-5" />
                {t(stage === 'file' ? 'choose' : 'chooseOther')}
              </Button>
              {stage === 'file' && (
                <>
                  <Button variant="ghost" onClick={saveTemplate}>
                    <Icon name="download" className="size-5" />
                    {t('template')}
                  </Button>
                  <span className="text-sm text-muted">{t('formats')}</span>
                </>
              )}
            </div>
          )}
          <input
            ref={input}
            type="file"
            hidden
            tabIndex={-1}
            accept=".csv,.xlsx,text/csv"
            aria-label={props.fileLabel}
            onChange={choose}
          />
          {(stage === 'checking' || stage === 'checked') && props.forAll}
          <ImportState {...props} />
          {stage === 'checked' && props.after}
        </div>
      </DialogContent>
    </Dialog>
  );
}
