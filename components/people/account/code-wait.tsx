'use client';

import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import { href } from '@/lib/routes/href';
import type { CodeWay } from './code-ways';
import type { CodeWait } from './request-code';
import { WaitNotice } from './wait-notice';

/** Why no code is sent now, until when, and, where waiting is long, another way in. */
export function CodeWaitNotice({ way, wait: { untilMs, isUsedUp } }: { way: CodeWay; wait: CodeWait }) {
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
          <p>{t(way === 'reset' ? 'usedUp.reset' : 'usedUp.signup')}</p>
          {way !== 'reset' && <TextLink href={href('/contact-us')}>{t('usedUp.contact')}</TextLink>}
        </div>
      )}
    </WaitNotice>
  );
}
