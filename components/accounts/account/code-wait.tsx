'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { href } from '@/lib/routes/href';
import type { CodeWay } from './code-ways';
import type { CodeWait } from './request-code';
import { WaitNotice } from './wait-notice';

/** The way that costs no text message. */
function ByTelegram({ onTelegram }: { onTelegram: () => Promise<unknown> }) {
  const t = useTranslations('auth');
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const begin = async () => {
    setBusy(true);
    setHasFailed(false);
    await onTelegram().catch(() => setHasFailed(true));
    setBusy(false);
  };
  return (
    <div className="mb-3 grid justify-items-start gap-2">
      <p>{t('usedUp.telegram')}</p>
      <Button loading={busy} onClick={() => void begin()}>
        {t('verify.telegram.prove')}
      </Button>
      {hasFailed && <p role="alert">{t('verify.telegram.failed')}</p>}
    </div>
  );
}

interface CodeWaitNoticeProps {
  way: CodeWay;
  wait: CodeWait;
  /** Signs up by Telegram in place of a code; without it the page offers that elsewhere, or the site has no bot. */
  onTelegram?: (() => Promise<unknown>) | undefined;
}

/** Why no code is sent now, until when, and, where waiting is long, another way in. */
export function CodeWaitNotice({ way, wait: { untilMs, isUsedUp }, onTelegram }: CodeWaitNoticeProps) {
  const t = useTranslations('auth');
  const kind = isUsedUp ? 'usedUp' : 'tooMany';
  return (
    <WaitNotice
      untilMs={untilMs}
      title={t(`${kind}.title`)}
      body={(time) => t(`${kind}.body`, { time })}
      over={t(`${kind}.over`)}
    >
      {isUsedUp && (
        <div className="mt-2">
          {onTelegram && <ByTelegram onTelegram={onTelegram} />}
          <p>{t(way === 'reset' ? 'usedUp.reset' : 'usedUp.signup')}</p>
          {way !== 'reset' && <TextLink href={href('/contact-us')}>{t('usedUp.contact')}</TextLink>}
        </div>
      )}
    </WaitNotice>
  );
}
