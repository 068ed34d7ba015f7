'use client';

import { useLocale, useTranslations } from 'next-intl';
import { personNames } from '@/components/accounts/people/person-names';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/lib/device/save-file';
import { writeCsv } from '@/lib/domain/csv';
import type { Sheet, SheetCell } from './use-sheet';

/** The sheet as a table for the office. */
export function SaveSheet({ cells, sheet }: { cells: readonly SheetCell[]; sheet: Sheet }) {
  const t = useTranslations('attendance');
  const words = useTranslations('attendance.marks');
  const locale = useLocale();
  const save = () => {
    const rows = cells.map((cell) => {
      const mark = sheet.markOf(cell);
      return [
        cell.studentCode,
        personNames(cell, locale).name,
        mark ? words(mark) : '',
        sheet.noteOf(cell) ?? '',
      ];
    });
    const head = [t('code'), t('student'), t('state'), t('remark')];
    saveFile('attendance.csv', 'text/csv;charset=utf-8', writeCsv([head, ...rows]));
  };
  return (
    <Button variant="secondary" onClick={save}>
      <Icon name="download" className="size-5" />
      {t('csv')}
    </Button>
  );
}
