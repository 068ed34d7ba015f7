'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { DuplicatePair } from '@/lib/contract/admissions/merges';
import { Comparison } from './comparison';
import type { ReadableApplication } from './use-merge-rows';

interface CompareDialogProps {
  pair: DuplicatePair;
  onClose: () => void;
  /** They are one now. */
  onJoined?: (keptId: string) => void;
}

const readable = (application: ApplicantDetail | undefined): ReadableApplication | null =>
  application?.enrollToDetail ? { ...application, enrollToDetail: application.enrollToDetail } : null;

/** Two applications side by side: one stays, with the right value of each. */
export function CompareDialog({ pair, onClose, onJoined }: CompareDialogProps) {
  const t = useTranslations('merging');
  const [isStale, setIsStale] = useState(false);
  // As they are now, not as a list showed them.
  const queryOf = (applicantId: string) => ({
    ...applicantApi.applicants.get.queryOptions({ query: { applicantId } }),
    staleTime: 0,
  });
  const [first, second] = [
    useQuery(queryOf(pair.first.applicantId)),
    useQuery(queryOf(pair.second.applicantId)),
  ];
  const [one, other] = [readable(first.data), readable(second.data)];
  const reload = async () => {
    await Promise.all([first.refetch(), second.refetch()]);
    setIsStale(true);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('compareTitle')}
        description={t(pair.accounts === 'used' ? 'usedLead' : 'compareLead')}
        wide
      >
        {one && other ? (
          <Comparison
            // A changed application begins the choice anew.
            key={`${one.version}-${other.version}`}
            pair={[one, other]}
            accounts={pair.accounts}
            isStale={isStale}
            onStale={reload}
            onClose={onClose}
            {...(onJoined && { onJoined })}
          />
        ) : (
          <QueryState query={first.isError ? first : second} skeleton={<Skeleton className="h-64" />}>
            {() => <Skeleton className="h-64" />}
          </QueryState>
        )}
      </DialogContent>
    </Dialog>
  );
}
