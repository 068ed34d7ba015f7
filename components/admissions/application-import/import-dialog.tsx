'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef } from 'react';
import { withTexts } from '@/components/feedback/with-texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Progress } from '@/components/ui/progress';
import { importedApplication } from '@/lib/contract/applicant/imports';
import { saveFile } from '@/lib/device/save-file';
import { writeCsv } from '@/lib/domain/csv';
import { applicationImportLimits } from '@/lib/domain/limits';
import { countOutcomes } from './count-outcomes';
import { ImportReport } from './import-report';
import { importTexts } from './import-texts';
import { useImport } from './use-import';

const saveTemplate = () =>
  saveFile(
    'sala-applications.csv',
    'text/csv;charset=utf-8',
    writeCsv([Object.keys(importedApplication.shape)]),
  );

/** A table of paper applications: chosen, checked, stored. */
function Import({ onClose }: { onClose: () => void }) {
  const t = useTranslations('applicationImport');
  const work = useImport();
  const input = useRef<HTMLInputElement>(null);
  const { stage, rows, problem, stopped, total, rowsDone } = work;
  const counts = countOutcomes(rows);
  const ready = counts.created + (work.withDuplicates ? counts.duplicate : 0);
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
        title={t('title')}
        description={t('lead')}
        wide
        footer={
          <>
            <Button variant="secondary" disabled={isRunning} onClick={onClose}>
              {t('close')}
            </Button>
            {stage === 'checked' && (
              <Button disabled={ready === 0} onClick={() => void work.store()}>
                {t('submit', { count: ready })}
              </Button>
            )}
          </>
        }
      >
        <div className="grid gap-5">
          {stage === 'file' && <Alert>{t('consent')}</Alert>}
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
                <Button variant="ghost" onClick={saveTemplate}>
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
            aria-label={t('file')}
            onChange={choose}
          />
          {(stage === 'checking' || stage === 'storing') && (
            <div className="grid gap-2" aria-live="polite">
              <p>{t(stage, { done: rowsDone, total })}</p>
              <Progress value={rowsDone} max={total} label={t('title')} />
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
            <ImportReport rows={rows} counts={counts} isStored={stage === 'stored'} />
          )}
          {stage === 'checked' && counts.duplicate > 0 && (
            <Checkbox
              checked={work.withDuplicates}
              onChange={(event) => work.setWithDuplicates(event.target.checked)}
            >
              {t('withDuplicates', { count: counts.duplicate })}
            </Checkbox>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

export const ImportDialog = withTexts(Import, importTexts, () => null);
