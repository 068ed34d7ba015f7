'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { applicantApi } from '@/lib/api/applicant';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';

const problems: Outcomes<'followed' | 'failed'> = {
  'nothing-to-undo': 'followed',
  403: 'followed',
  404: 'followed',
  412: 'followed',
  other: 'failed',
};

/** Takes back the reader's last move of an application, and says how that went. */
export function useUndoMove(): (applicantId: string) => Promise<void> {
  const t = useTranslations('applicationDesk.undo');
  const client = useQueryClient();
  return async (applicantId) => {
    try {
      await applicantApi.pipeline.undo({ params: { id: applicantId } });
      showToast({ kind: 'success', message: t('done') });
    } catch (error) {
      showToast({ kind: 'danger', message: t(outcomeOf(error, problems)) });
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: applicantApi.applicants.key }),
      client.invalidateQueries({ queryKey: applicantApi.pipeline.key }),
    ]);
  };
}
