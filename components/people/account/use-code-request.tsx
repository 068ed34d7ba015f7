'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { type CodeWay, wayPaths } from './code-ways';
import { type CodeRequest, requestCode, waitUntilOf } from './request-code';
import { useRedirect } from './use-redirect';
import { useSecondsUntil } from './use-seconds-until';
import { WaitNotice } from './wait-notice';

/** Submits a first step: requests the code and goes to the next step; after a 429, `notice` says how long to wait. */
export function useCodeRequest(way: CodeWay): {
  send: (person: Omit<CodeRequest, 'locale'>) => Promise<void>;
  isWaiting: boolean;
  notice: ReactNode;
} {
  const t = useTranslations('auth.tooMany');
  const locale = useLocale();
  const router = useRouter();
  const { query } = useRedirect();
  const [waitUntilMs, setWaitUntilMs] = useState<number | null>(null);
  const isWaiting = useSecondsUntil(waitUntilMs) > 0;

  const send = async (person: Omit<CodeRequest, 'locale'>) => {
    setWaitUntilMs(null);
    try {
      await requestCode(way, { ...person, locale });
    } catch (error) {
      const untilMs = waitUntilOf(error);
      if (untilMs === null) throw error;
      setWaitUntilMs(untilMs);
      return;
    }
    router.push(href(wayPaths[way].code, undefined, query));
  };

  const notice = waitUntilMs !== null && (
    <WaitNotice
      untilMs={waitUntilMs}
      title={t('title')}
      body={(time) => t('body', { time })}
      over={t('over')}
    />
  );
  return { send, isWaiting, notice };
}
