'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/form/use-issue-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { loadClient } from '@/lib/api/load-client';

/** For pupils who have an account already: whoever agrees is on the list too. */
export function JoinVisit({ code }: { code: string }) {
  const t = useTranslations('visit.join');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ error: unknown } | 'joined' | null>(null);
  const join = async () => {
    setBusy(true);
    try {
      const { userApi } = await loadClient(import('@/lib/api/user'));
      await userApi.visitGuests.join({ params: { code } });
      setOutcome('joined');
    } catch (error) {
      setOutcome({ error });
    } finally {
      setBusy(false);
    }
  };
  if (outcome === 'joined') return <Alert tone="success">{t('done')}</Alert>;
  return (
    <>
      {outcome && <Alert tone="danger">{errorText(outcome.error)}</Alert>}
      <Button size="lg" wide loading={busy} onClick={() => void join()}>
        {t('action')}
      </Button>
      <p className="text-sm text-muted">{t('body')}</p>
    </>
  );
}
