'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withTexts } from '@/components/feedback/with-texts';
import { ImportDialog as Dialog } from '@/components/kits/table-import/import-dialog';
import { useTableImport } from '@/components/kits/table-import/use-table-import';
import { Alert } from '@/components/ui/alert';
import { Checkbox } from '@/components/ui/checkbox';
import { applicantApi } from '@/lib/api/applicant';
import { longWork, whenFree } from '@/lib/api/when-free';
import { importedApplication, type ImportedRow, importOutcomes } from '@/lib/contract/admissions/imports';
import { importTexts } from './import-texts';

type Outcomes = Record<(typeof importOutcomes)[number], number>;

const countOutcomes = (rows: readonly ImportedRow[]): Outcomes => {
  const counts = Object.fromEntries(importOutcomes.map((outcome) => [outcome, 0])) as Outcomes;
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
};

const isPlain = ({ outcome }: ImportedRow) => outcome === 'created';
const changed = [applicantApi.applicants.key, applicantApi.pipeline.key, applicantApi.merges.key];

const columns = Object.keys(importedApplication.shape);

/** A table of paper applications: chosen, checked, stored. */
function Import({ onClose }: { onClose: () => void }) {
  const t = useTranslations('applicationImport');
  const [withDuplicates, setWithDuplicates] = useState(false);
  const work = useTableImport<ImportedRow>({
    columns,
    run: ({ csv, dryRun }) =>
      whenFree(
        () => applicantApi.imports.run({ body: { csv, dryRun, withDuplicates: !dryRun && withDuplicates } }),
        longWork,
      ),
    changed,
  });
  const { stage, rows } = work;
  const counts = countOutcomes(rows);
  const ready = counts.created + (withDuplicates ? counts.duplicate : 0);
  const told = importOutcomes.filter((outcome) => counts[outcome] > 0 || outcome === 'created');
  const state = stage === 'stored' ? 'doneCounts' : 'counts';
  return (
    <Dialog
      work={work}
      title={t('title')}
      lead={t('lead')}
      fileLabel={t('file')}
      template={{ fileName: 'sala-applications.csv', columns }}
      before={<Alert>{t('consent')}</Alert>}
      after={
        counts.duplicate > 0 && (
          <Checkbox checked={withDuplicates} onChange={({ target }) => setWithDuplicates(target.checked)}>
            {t('withDuplicates', { count: counts.duplicate })}
          </Checkbox>
        )
      }
      isPlain={isPlain}
      texts={{
        counts: told.map((outcome) => ({
          outcome,
          text: t(`${state}.${outcome}`, { count: counts[outcome] }),
        })),
        outcome: ({ outcome }) => t(`outcomes.${outcome}`),
        note: ({ outcome, referenceCodes }) =>
          outcome === 'exists' || outcome === 'duplicate'
            ? t(outcome, { codes: referenceCodes.join(', ') })
            : null,
        codes: ({ referenceCodes }) => referenceCodes.join(' '),
      }}
      ready={ready}
      submit={t('submit', { count: ready })}
      onClose={onClose}
    />
  );
}

export const ApplicationImport = withTexts(Import, importTexts, () => null);
