'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { type CodeWay, wayPaths } from './code-ways';
import { CodeWaitNotice } from './code-wait';
import { type CodeRequest, type CodeWait, nameThisBrowser, requestCode, waitOf } from './request-code';
import { useRedirect } from './use-redirect';
import { useSecondsUntil } from './use-seconds-until';

/**
 * Submits a first step: requests the code and goes to the next step; after a 429, `notice` says how long to wait, and with a bot
 * how to sign up without a text message.
 */
export function useCodeRequest(
  way: CodeWay,
  { hasBot = false }: { hasBot?: boolean } = {},
): {
  /** Whether the next step is on its way. */
  send: (person: Omit<CodeRequest, 'locale'>) => Promise<boolean>;
  isWaiting: boolean;
  notice: ReactNode;
} {
  const locale = useLocale();
  const router = useRouter();
  const { query } = useRedirect();
  const [wait, setWait] = useState<CodeWait | null>(null);
  const [refused, setRefused] = useState<Omit<CodeRequest, 'locale'> | null>(null);
  const isPaused = useSecondsUntil(wait?.untilMs ?? null) > 0;
  // A mail address in place of the number is another way, and an operator may let more messages out at any moment.
  const isWaiting = isPaused && !wait?.isUsedUp;

  useEffect(() => void nameThisBrowser(), []);

  const send = async (person: Omit<CodeRequest, 'locale'>) => {
    setWait(null);
    try {
      await requestCode(way, { ...person, locale });
    } catch (error) {
      const next = waitOf(error);
      if (next === null) throw error;
      setWait(next);
      setRefused(person);
      return false;
    }
    router.push(href(wayPaths[way].code, undefined, query));
    return true;
  };

  const onTelegram = hasBot && refused ? () => send({ ...refused, by: 'telegram' }) : undefined;
  return {
    send,
    isWaiting,
    notice: wait && <CodeWaitNotice way={way} wait={wait} onTelegram={onTelegram} />,
  };
}
