'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Progress } from '@/components/ui/progress';
import { saveFile } from '@/lib/device/save-file';
import { writeCsv } from '@/lib/domain/csv';
import { applicationImportLimits } from '@/lib/domain/limits';
import { ImportReport, type RowTexts } from './import-report';
import type { ReadRow, useTableImport } from './use-table-import';

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
  /** What stands below the report of a checked file. */
  after?: ReactNode;
  isPlain: (row: Row) => boolean;
  texts: RowTexts<Row>;
  /** How many rows would be stored. */
  ready: number;
  submit: string;
  onClose: () => void;
}

/** A table in a dialog: chosen, checked by a dry run, stored. The texts `tableImport` are around it. */
export function ImportDialog<Row extends ReadRow>(props: ImportDialogProps<Row>) {
  const { work, template, isPlain, texts, onClose } = props;
  const t = useTranslations('tableImport');
  const input = useRef<HTMLInputElement>(null);
  const { stage, problem, stopped, total, rowsDone, isRunning } = work;
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
              {t(`fileProblems.${problem}`, { rows: applicationImportLimits.rowsMax })}
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
          {(stage === 'checking' || stage === 'storing') && (
            <div className="grid gap-2" aria-live="polite">
              <p>{t(stage, { done: rowsDone, total })}</p>
              <Progress value={rowsDone} max={total} label={props.title} />
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
          {(stage === 'checked' || stage === 'stored') && (
            <ImportReport rows={work.rows} isPlain={isPlain} texts={texts} />
          )}
          {stage === 'checked' && props.after}
        </div>
      </DialogContent>
    </Dialog>
  );
}
