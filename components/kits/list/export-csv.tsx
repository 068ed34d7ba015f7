'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { writeCsv } from '@/lib/domain/csv';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { type ListAnswer, type Range, readAllRows } from './read-all-rows';
import { saveFile } from '@/lib/device/save-file';

export interface CsvColumn<Row> {
  header: string;
  text: (row: Row) => string;
}

interface ExportCsvProps<Row> {
  /** The file is called `sala-<name>-<day>.csv`. */
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  keyOf: (row: Row) => string;
  rowsPerCall: number;
  read: (range: Range) => Promise<ListAnswer<Row>>;
}

/** Saves all rows that match the filters, not only the page, as a file for Excel. */
export function ExportCsv<Row>({ fileName, columns, keyOf, rowsPerCall, read }: ExportCsvProps<Row>) {
  const t = useTranslations('list.export');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const rows = await readAllRows(rowsPerCall, read, keyOf);
      const csv = writeCsv([
        columns.map(({ header }) => header),
        ...rows.map((row) => columns.map(({ text }) => text(row))),
      ]);
      saveFile(`sala-${fileName}-${dayInCambodia(Date.now())}.csv`, 'text/csv;charset=utf-8', csv);
      showToast({ kind: 'success', message: t('done', { count: rows.length }) });
    } catch {
      showToast({ kind: 'danger', message: t('failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="sm" loading={busy} onClick={() => void save()}>
      <Icon name="download" className="size-5" />
      {t('button')}
    </Button>
  );
}
