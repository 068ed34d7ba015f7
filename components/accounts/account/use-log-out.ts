'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { sessionDoor } from '@/lib/api/session-door';
import { knownPerson, rememberPerson } from '@/lib/device/session-news';
import { openDocument } from '@/lib/i18n/open-document';
import { href } from '@/lib/routes/href';
import { forgetPerson } from '@/lib/session/forget-person';

/**
 * Ends the session (cookies, and with them the authorization that the server adds), clears the person's data and
 * loads the home page as a new document. `logOut` takes the person whose drafts go with it; null keeps them.
 */
export function useLogOut(): { logOut: (forgotten: string | null) => Promise<void>; busy: boolean } {
  const t = useTranslations('account');
  const locale = useLocale();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  const logOut = async (forgotten: string | null) => {
    setBusy(true);
    const person = knownPerson();
    // That this session ends is no news to who ends it.
    rememberPerson(null);
    try {
      await sessionDoor.close();
      client.clear();
      await forgetPerson(forgotten);
      await openDocument(href('/'), locale);
    } catch {
      rememberPerson(person);
      showToast({ kind: 'danger', message: t('logOutFailed') });
    } finally {
      setBusy(false);
    }
  };
  return { logOut, busy };
}
