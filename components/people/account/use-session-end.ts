'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '@/lib/api/api-error';
import { sessionDoor } from '@/lib/api/session-door';
import type { Locale } from '@/lib/i18n/locales';
import { usePathname } from '@/lib/i18n/navigation';
import { openDocument } from '@/lib/i18n/open-document';
import { href } from '@/lib/routes/href';
import { accessOf } from '@/lib/session/guards';
import { forgetSignedIn, isSignedIn } from '@/lib/session/signed-in-hint';

const leave = async (path: string, locale: Locale): Promise<void> => {
  // The cookies of a revoked session would otherwise be sent until they expire.
  if (isSignedIn()) await sessionDoor.close().catch(() => undefined);
  const access = accessOf(path);
  if (access === null || access === 'public' || access === 'owner-or-shared') return forgetSignedIn();
  await openDocument(
    href('/login', undefined, { redirect: path + window.location.search, expired: 1 }),
    locale,
  );
};

/** After a 401 of a call for personal data: the log-in page if the page needs a person, else the header of a visitor. */
export function useSessionEnd(error: unknown): void {
  const client = useQueryClient();
  const locale = useLocale();
  const path = usePathname();
  const isOver = isApiError(error, 401);
  const end = useEffectEvent(() => {
    client.clear();
    void leave(path, locale);
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
}
