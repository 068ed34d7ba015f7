'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { WaitNotice } from '@/components/accounts/account/wait-notice';
import { waitUntilOf } from '@/components/accounts/account/request-code';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { userApi } from '@/lib/api/user';
import { dayInCambodia } from '@/lib/domain/dates/dates';

type Outcome = { kind: 'done' | 'failed' } | { kind: 'wait'; untilMs: number };

function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** All data of Sala about the person, as a JSON file. */
export function ExportData({ userId }: { userId: string }) {
  const t = useTranslations('settings.export');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const fetchAll = async () => {
    setBusy(true);
    setOutcome(null);
    try {
      const data = await userApi.safety.export({ params: { id: userId } });
      saveAsFile(`sala-${dayInCambodia(data.exportedAt)}.json`, JSON.stringify(data, null, 2));
      setOutcome({ kind: 'done' });
    } catch (error) {
      const untilMs = waitUntilOf(error);
      setOutcome(untilMs === null ? { kind: 'failed' } : { kind: 'wait', untilMs });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="grid justify-items-start gap-4">
      {outcome?.kind === 'wait' && (
        <WaitNotice
          untilMs={outcome.untilMs}
          title={t('tooMany.title')}
          body={(time) => t('tooMany.body', { time })}
          over={t('tooMany.over')}
        />
      )}
      {outcome?.kind === 'failed' && <Alert tone="danger">{t('failed')}</Alert>}
      {outcome?.kind === 'done' && <Alert tone="success">{t('done')}</Alert>}
      <Button variant="secondary" loading={busy} onClick={() => void fetchAll()}>
        <Icon name="download" className="size-5" />
        {t('download')}
      </Button>
    </div>
  );
}
