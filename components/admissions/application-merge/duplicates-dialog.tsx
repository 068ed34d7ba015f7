'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { applicantNames } from '@/components/admissions/application/names';
import { StepStatus } from '@/components/admissions/application/step-status';
import { QueryState } from '@/components/feedback/query-state';
import { withTexts } from '@/components/feedback/with-texts';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { SkeletonText } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import type { DuplicatePair } from '@/lib/contract/admissions/merges';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { CompareDialog } from './compare-dialog';
import { MergedList } from './merged-list';
import { mergeTexts } from './merge-texts';

/** Pairs that are probably of one person, and what was joined lately. */
function Duplicates({ onClose }: { onClose: () => void }) {
  const t = useTranslations('merging');
  const [compared, setCompared] = useState<DuplicatePair | null>(null);
  const pairs = useQuery(applicantApi.merges.duplicates.queryOptions({ query: {} }));
  const merges = useQuery(applicantApi.merges.list.queryOptions({ query: {} }));
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && onClose()}>
        <DialogContent title={t('title')} description={t('lead')} wide>
          <QueryState
            query={pairs}
            skeleton={<SkeletonText lines={4} />}
            empty={{ when: ({ data }) => data.length === 0, show: <p>{t('none')}</p> }}
          >
            {({ data }) => (
              <ul className="grid gap-3">
                {data.map((pair) => (
                  <PairCard
                    key={`${pair.first.applicantId}-${pair.second.applicantId}`}
                    pair={pair}
                    onCompare={() => setCompared(pair)}
                  />
                ))}
              </ul>
            )}
          </QueryState>
          {merges.data && merges.data.data.length > 0 && <MergedList merges={merges.data.data} />}
        </DialogContent>
      </Dialog>
      {compared && <CompareDialog pair={compared} onClose={() => setCompared(null)} />}
    </>
  );
}

function PairCard({ pair, onCompare }: { pair: DuplicatePair; onCompare: () => void }) {
  const t = useTranslations('merging');
  const locale = useLocale();
  const { first, second, reasons } = pair;
  return (
    <li className="grid gap-3 rounded-md border border-border p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Side application={first} />
        <Side application={second} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap gap-1.5">
          {reasons.map((reason) => (
            <Badge key={reason}>{t(`reasons.${reason}`)}</Badge>
          ))}
        </span>
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          aria-label={t('compareOne', {
            name: applicantNames(first, locale).name,
            first: first.referenceCode,
            second: second.referenceCode,
          })}
          onClick={onCompare}
        >
          {t('compare')}
        </Button>
      </div>
    </li>
  );
}

function Side({ application }: { application: Applicant }) {
  const t = useTranslations('merging');
  const locale = useLocale();
  const { name, other } = applicantNames(application, locale);
  const { referenceCode, createdAt, school, step } = application;
  return (
    <div className="min-w-0">
      <p className="font-semibold">{name}</p>
      {other && (
        <p lang={other.lang} className="text-sm text-muted">
          {other.text}
        </p>
      )}
      <p className="mt-1 text-sm tabular-nums">
        {t('applied', { code: referenceCode, date: formatDate(createdAt, locale) })}
      </p>
      <p className="text-sm text-muted">{pickName(school, locale)}</p>
      <StepStatus step={step} className="mt-1" />
    </div>
  );
}

export const DuplicatesDialog = withTexts(Duplicates, mergeTexts, () => null);
