'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withTexts } from '@/components/feedback/with-texts';
import { ImportDialog } from '@/components/kits/table-import/import-dialog';
import { useTableImport } from '@/components/kits/table-import/use-table-import';
import { Alert } from '@/components/ui/alert';
import { Checkbox } from '@/components/ui/checkbox';
import { applicantApi } from '@/lib/api/applicant';
import { longWork, whenFree } from '@/lib/api/when-free';
import { listedResult, type ListedRow, listOutcomes } from '@/lib/contract/admissions/result-lists';
import type { Messages } from '@/lib/i18n/messages';
import { resultListTexts } from './import-texts';

type Reason = keyof Messages['resultList']['reasons'];

const isPlain = ({ outcome }: ListedRow) => outcome === 'proven';
const changed = [applicantApi.applicants.key, applicantApi.pipeline.key];
// The file says which list it is.
const columns = Object.keys(listedResult.shape).filter((name) => name !== 'list');

function ProveByList({ onClose }: { onClose: () => void }) {
  const t = useTranslations('resultList');
  const [withDiffering, setWithDiffering] = useState(false);
  const work = useTableImport<ListedRow>({
    columns,
    run: ({ csv, fileName, dryRun }) =>
      whenFree(
        () =>
          applicantApi.resultLists.run({
            body: { csv, fileName, dryRun, withDiffering: !dryRun && withDiffering },
          }),
        longWork,
      ),
    changed,
  });
  const { stage, rows } = work;
  const count = (wanted: ListedRow['outcome']) => rows.filter(({ outcome }) => outcome === wanted).length;
  const differing = count('differs');
  const ready = count('proven') + (withDiffering ? differing : 0);
  const told = listOutcomes.filter((outcome) => outcome === 'proven' || count(outcome) > 0);
  const state = stage === 'stored' ? 'doneCounts' : 'counts';
  return (
    <ImportDialog
      work={work}
      title={t('title')}
      lead={t('lead')}
      fileLabel={t('file')}
      template={{ fileName: 'sala-exam-results.csv', columns }}
      before={<Alert>{t('note')}</Alert>}
      after={
        differing > 0 && (
          <Checkbox checked={withDiffering} onChange={({ target }) => setWithDiffering(target.checked)}>
            {t('withDiffering', { count: differing })}
          </Checkbox>
        )
      }
      isPlain={isPlain}
      texts={{
        counts: told.map((outcome) => ({
          outcome,
          text: t(`${state}.${outcome}`, { count: count(outcome) }),
        })),
        outcome: ({ outcome }) => t(`outcomes.${outcome}`),
        note: ({ outcome, referenceCodes }) =>
          outcome === 'known' || outcome === 'differs'
            ? t(outcome, { codes: referenceCodes.join(', ') })
            : null,
        codes: ({ referenceCodes }) => referenceCodes.join(' '),
        reason: (code) => {
          const key = `reasons.${code as Reason}` as const;
          return t.has(key) ? t(key) : null;
        },
      }}
      ready={ready}
      submit={t('submit', { count: ready })}
      onClose={onClose}
    />
  );
}

/** A list of exam results that proves what applicants have declared. */
export const ResultListImport = withTexts(ProveByList, resultListTexts, () => null);
