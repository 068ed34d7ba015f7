'use client';

import { useTranslations } from 'next-intl';
import { SessionEnded } from '@/components/feedback/session-ended';
import { Alert } from '@/components/ui/alert';
import type { ChangeFailure } from './use-status-change';

/** Why an application was not moved. */
export function ChangeFailed({ failure }: { failure: ChangeFailure | null }) {
  const t = useTranslations('advisor.change');
  const tOffer = useTranslations('offers.terms');
  if (failure === null) return null;
  if (failure === 'session')
    return (
      <div className="mt-4">
        <SessionEnded />
      </div>
    );
  return (
    <Alert tone="danger" className="mt-4">
      {failure === 'notReached' || failure === 'beforeResults'
        ? tOffer(failure)
        : t(failure === 'unseen' ? 'unseen.missing' : failure)}
    </Alert>
  );
}
