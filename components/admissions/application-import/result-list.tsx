'use client';

import { useTranslations } from 'next-intl';
import { withTexts } from '@/components/feedback/with-texts';
import { applicantApi } from '@/lib/api/applicant';
import { listedResult, listOutcomes } from '@/lib/contract/applicant/result-lists';
import type { Messages } from '@/lib/i18n/messages';
import { ImportDialog } from './import-dialog';
import type { ImportKind, ImportWords } from './import-kind';
import { resultListTexts } from './import-texts';

type Reason = keyof Messages['resultList']['reasons'];
type CommonReason = keyof Messages['applicationImport']['reasons'];
type Outcome = (typeof listOutcomes)[number];
const outcomeOf = (outcome: string): Outcome => listOutcomes.find((each) => each === outcome) ?? 'bad';

const examResults: ImportKind = {
  templateName: 'sala-exam-results.csv',
  reportName: 'sala-exam-results',
  // The file says which list it is.
  columns: Object.keys(listedResult.shape).filter((name) => name !== 'list'),
  outcomes: listOutcomes,
  good: 'proven',
  known: 'known',
  doubtful: 'differs',
  send: async ({ csv, fileName }, { dryRun, withDoubtful }) => {
    const body = { csv, fileName, dryRun, withDiffering: withDoubtful };
    const { rows } = await applicantApi.resultLists.run({ body });
    return rows;
  },
  invalidates: [applicantApi.applicants.key, applicantApi.pipeline.key],
};

function ProveByList({ onClose }: { onClose: () => void }) {
  const t = useTranslations('resultList');
  const tImport = useTranslations('applicationImport.reasons');
  const words: ImportWords = {
    title: t('title'),
    lead: t('lead'),
    note: t('note'),
    file: t('file'),
    submit: (count) => t('submit', { count }),
    withDoubtful: (count) => t('withDiffering', { count }),
    count: (outcome, count, isStored) =>
      t(`${isStored ? 'doneCounts' : 'counts'}.${outcomeOf(outcome)}`, { count }),
    outcome: (outcome) => t(`outcomes.${outcomeOf(outcome)}`),
    about: ({ outcome, referenceCodes }) =>
      outcome === 'known' || outcome === 'differs' ? t(outcome, { codes: referenceCodes.join(', ') }) : null,
    reason: (code) => {
      const key = `reasons.${code as Reason}` as const;
      if (t.has(key)) return t(key);
      return tImport(tImport.has(code as CommonReason) ? (code as CommonReason) : 'other');
    },
  };
  return <ImportDialog kind={examResults} words={words} onClose={onClose} />;
}

/** A list of exam results that proves what applicants have declared. */
export const ResultListImport = withTexts(ProveByList, resultListTexts, () => null);
