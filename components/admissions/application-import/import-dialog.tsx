'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Progress } from '@/components/ui/progress';
import { saveFile } from '@/lib/device/save-file';
import { writeCsv } from '@/lib/domain/csv';
import { applicationImportLimits } from '@/lib/domain/limits';
import { countOutcomes, type ImportKind, type ImportWords } from './import-kind';
import { ImportReport } from './import-report';
import { useImport } from './use-import';

const saveTemplate = ({ templateName, columns }: ImportKind) =>
  saveFile(templateName, 'text/csv;charset=utf-8', writeCsv([[...columns]]));

/** How far the work is, and how it goes on where it stopped. */
function ImportProgress({ title, work }: { title: string; work: ReturnType<typeof useImport> }) {
  const t = useTranslations('applicationImport');
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
    </>
  );
}

interface ImportDialogProps {
  kind: ImportKind;
  words: ImportWords;
  onClose: () => void;
}

/** A table that staff upload: chosen, checked, stored. */
export function ImportDialog({ kind, words, onClose }: ImportDialogProps) {
  const t = useTranslations('applicationImport');
  const work = useImport(kind);
  const input = useRef<HTMLInputElement>(null);
  const { stage, rows, problem, stopped } = work;
  const counts = countOutcomes(kind, rows);
  const doubtful = counts.get(kind.doubtful) ?? 0;
  const ready = (counts.get(kind.good) ?? 0) + (work.withDoubtful ? doubtful : 0);
  const isRunning = (stage === 'checking' || stage === 'storing') && !stopped;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void work.choose(file);
    // So that the same file can be chosen again.
    target.value = '';
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !isRunning && onClose()}>
      <DialogContent
        title={words.title}
        description={words.lead}
        wide
        footer={
          <>
            <Button variant="secondary" disabled={isRunning} onClick={onClose}>
              {t('close')}
            </Button>
            {stage === 'checked' && (
              <Button disabled={ready === 0} onClick={() => void work.store()}>
                {words.submit(ready)}
              </Button>
            )}
          </>
        }
      >
        <div className="grid gap-5">
          {stage === 'file' && <Alert>{words.note}</Alert>}
          {problem && (
            <Alert tone="danger">
              {t(`fileProblems.${problem}`, { rows: applicationImportLimits.rowsMax })}
            </Alert>
          )}
          {(stage === 'file' || stage === 'checked') && (
            <div className="flex flex-wrap gap-2.5">
              <Button
                variant={stage === 'file' ? 'primary' : 'secondary'}
                onClick={() => input.current?.click()}
              >
                <Icon name="file-up" className="size-5" />
                {t(stage === 'file' ? 'choose' : 'chooseOther')}
              </Button>
              {stage === 'file' && (
                <Button variant="ghost" onClick={() => saveTemplate(kind)}>
                  <Icon name="download" className="size-5" />
                  {t('template')}
                </Button>
              )}
            </div>
          )}
          <input
            ref={input}
            type="file"
            hidden
            tabIndex={-1}
            accept=".csv,text/csv"
            aria-label={words.file}
            onChange={choose}
          />
          <ImportProgress title={words.title} work={work} />
          {(stage === 'checked' || stage === 'stored') && (
            <ImportReport
              kind={kind}
              words={words}
              rows={rows}
              counts={counts}
              isStored={stage === 'stored'}
            />
          )}
          {stage === 'checked' && doubtful > 0 && (
            <Checkbox
              checked={work.withDoubtful}
              onChange={(event) => work.setWithDoubtful(event.target.checked)}
            >
              {words.withDoubtful(doubtful)}
            </Checkbox>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
