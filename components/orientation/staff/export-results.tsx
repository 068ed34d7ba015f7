'use client';

import { Download } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { qaApi } from '@/lib/api/qa';
import type { UserResult } from '@/lib/contract/qa/users-result';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { type Places, type ResultFilter, resultsPerCall, toResultQuery } from './result-filter';
import { resultsCsv } from './results-csv';
import { saveFile } from '../../../lib/device/save-file';

const columns = ['name', 'nameKm', 'test', 'result', 'province', 'school', 'takenAt'] as const;

/** All results that the filter leaves, not the page alone. */
async function readAll(orgId: string, query: ReturnType<typeof toResultQuery>): Promise<UserResult[]> {
  // By id: who takes a test meanwhile moves the rest on by one.
  const found = new Map<string, UserResult>();
  for (let start = 0; ; start += resultsPerCall) {
    const { data, countTotal } = await qaApi.orientation.usersResult({
      params: { orgId },
      query: { ...query, start },
    });
    for (const result of data) found.set(result.recordId, result);
    if (data.length < resultsPerCall || start + data.length >= countTotal) return [...found.values()];
  }
}

/** Saves what the filter leaves as a file for Excel. */
export function ExportResults({ filter, places }: { filter: ResultFilter; places: Places }) {
  const t = useTranslations('orientationStaff');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const results = await readAll(
        places.holland.organizationId,
        toResultQuery({ ...filter, page: 1 }, places),
      );
      const header = columns.map((column) => t(`export.columns.${column}`));
      const csv = resultsCsv(results, { columns: header, testName: (test) => t(`tests.${test}`), locale });
      saveFile(`sala-orientation-${dayInCambodia(Date.now())}.csv`, 'text/csv;charset=utf-8', csv);
      showToast({ kind: 'success', message: t('export.done', { count: results.length }) });
    } catch {
      showToast({ kind: 'danger', message: t('export.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" loading={busy} onClick={() => void save()}>
      <Download aria-hidden="true" className="size-5" />
      {t('export.button')}
    </Button>
  );
}
