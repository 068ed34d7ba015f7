'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/lib/device/save-file';
import { writeCsv } from '@/lib/domain/csv';

interface SaveTableProps {
  name: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Saves what the page shows as a file for Excel. */
export function SaveTable({ name, header, rows }: SaveTableProps) {
  const t = useTranslations('studyRecord');
  return (
    <Button
      variant="secondary"
      size="sm"
      className="justify-self-start"
      onClick={() => saveFile(`sala-${name}.csv`, 'text/csv;charset=utf-8', writeCsv([header, ...rows]))}
    >
      <Icon name="download" className="size-5" />
      {t('csv')}
    </Button>
  );
}
