'use client';

import { useTranslations } from 'next-intl';
import { withTexts } from '@/components/feedback/with-texts';
import { applicantApi } from '@/lib/api/applicant';
import { importedApplication, importOutcomes } from '@/lib/contract/applicant/imports';
import type { Messages } from '@/lib/i18n/messages';
import { ImportDialog } from './import-dialog';
import type { ImportKind, ImportWords } from './import-kind';
import { importTexts } from './import-texts';

type Reason = keyof Messages['applicationImport']['reasons'];
type Outcome = (typeof importOutcomes)[number];
const outcomeOf = (outcome: string): Outcome => importOutcomes.find((each) => each === outcome) ?? 'bad';

const paperApplications: ImportKind = {
  templateName: 'sala-applications.csv',
  reportName: 'sala-import',
  columns: Object.keys(importedApplication.shape),
  outcomes: importOutcomes,
  good: 'created',
  known: 'exists',
  doubtful: 'duplicate',
  send: async ({ csv }, { dryRun, withDoubtful }) => {
    const { rows } = await applicantApi.imports.run({ body: { csv, dryRun, withDuplicates: withDoubtful } });
    return rows;
  },
  invalidates: [applicantApi.applicants.key, applicantApi.pipeline.key, applicantApi.merges.key],
};

function Import({ onClose }: { onClose: () => void }) {
  const t = useTranslations('applicationImport');
  const words: ImportWords = {
    title: t('title'),
    lead: t('lead'),
    note: t('consent'),
    file: t('file'),
    submit: (count) => t('submit', { count }),
    withDoubtful: (count) => t('withDuplicates', { count }),
    count: (outcome, count, isStored) =>
      t(`${isStored ? 'doneCounts' : 'counts'}.${outcomeOf(outcome)}`, { count }),
    outcome: (outcome) => t(`outcomes.${outcomeOf(outcome)}`),
    about: ({ outcome, referenceCodes }) =>
      outcome === 'exists' || outcome === 'duplicate'
        ? t(outcome, { codes: referenceCodes.join(', ') })
        : null,
    reason: (code) => {
      const key = `reasons.${code as Reason}` as const;
      return t(t.has(key) ? key : 'reasons.other');
    },
  };
  return <ImportDialog kind={paperApplications} words={words} onClose={onClose} />;
}

/** A table of paper applications. */
export const ApplicationImport = withTexts(Import, importTexts, () => null);
