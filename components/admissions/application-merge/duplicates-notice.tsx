'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { withTexts } from '@/components/feedback/with-texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import type { DuplicatePair } from '@/lib/contract/admissions/merges';
import { formatDate } from '@/lib/domain/dates/dates';
import { useRouter } from '@/lib/i18n/navigation';
import { CompareDialog } from './compare-dialog';
import { UndoMerge } from './merged-list';
import { mergeTexts } from './merge-texts';

/** Above an application: others that are probably of the same person, and what was joined with it. */
function Notice({ applicantId }: { applicantId: string }) {
  const t = useTranslations('merging');
  const locale = useLocale();
  const router = useRouter();
  const area = useApplicationArea();
  const [compared, setCompared] = useState<DuplicatePair | null>(null);
  const query = { applicantId };
  const { data: pairs = [] } = useQuery(applicantApi.merges.duplicates.queryOptions({ query })).data ?? {};
  const { data: merges = [] } = useQuery(applicantApi.merges.list.queryOptions({ query })).data ?? {};
  const otherOf = ({ first, second }: DuplicatePair): Applicant =>
    first.applicantId === applicantId ? second : first;
  if (pairs.length === 0 && merges.length === 0) return null;
  return (
    <div className="mb-4 grid gap-3 print:hidden">
      {pairs.length > 0 && (
        <Alert tone="warning" title={t('notice', { count: pairs.length })}>
          <ul className="mt-2 grid gap-2">
            {pairs.map((pair) => {
              const other = otherOf(pair);
              return (
                <li
                  key={other.applicantId}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
                >
                  <span className="min-w-0">
                    {t('applied', {
                      code: other.referenceCode,
                      date: formatDate(other.createdAt, locale),
                    })}
                    <span className="block text-sm text-muted">
                      {pair.reasons.map((reason) => t(`reasons.${reason}`)).join(', ')}
                    </span>
                  </span>
                  <Button
                    variant="secondary"
                    size="sm"
                    className="min-h-11"
                    aria-label={t('compareOne', {
                      name: other.applicantName,
                      first: pair.first.referenceCode,
                      second: pair.second.referenceCode,
                    })}
                    onClick={() => setCompared(pair)}
                  >
                    {t('compare')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </Alert>
      )}
      {merges.map((merge) => (
        <Alert key={merge.mergeId} action={<UndoMerge merge={merge} />}>
          {t('joinedHere', { code: merge.lostReferenceCode, date: formatDate(merge.mergedAt, locale) })}
        </Alert>
      ))}
      {compared && (
        <CompareDialog
          pair={compared}
          onClose={() => setCompared(null)}
          onJoined={(id) => id !== applicantId && router.replace(area.application(id))}
        />
      )}
    </div>
  );
}

export const DuplicatesNotice = withTexts(Notice, mergeTexts, () => null);
