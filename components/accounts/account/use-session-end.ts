'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '@/components/feedback/toast';
import { isApiError } from '@/lib/api/api-error';
import { sessionDoor } from '@/lib/api/session-door';
import { claimKept, eraseKept } from '@/lib/device/kept-owner';
import {
  onRefused,
  onSessionNews,
  rememberPerson,
  sessionNews,
  tellSessionNews,
} from '@/lib/device/session-news';
import { isTypedHere } from '@/lib/device/typed-here';
import type { Userinfo } from '@/lib/contract/accounts/session';
import type { Locale } from '@/lib/i18n/locales';
import { usePathname } from '@/lib/i18n/navigation';
import { openDocument } from '@/lib/i18n/open-document';
import { viewerQuery } from '@/lib/query/use-viewer';
import { href, type Href } from '@/lib/routes/href';
import { accessOf, judge } from '@/lib/session/guards';
import { forgetSignedIn, isSignedIn } from '@/lib/session/signed-in-hint';
import { readRightsAgain } from '@/lib/query/rights-news';

const needsNobody = (path: string): boolean => {
  const access = accessOf(path);
  return access === null || access === 'public' || access === 'owner-or-shared';
};

const logInFor = (path: string): Href =>
  href('/login', undefined, { redirect: path + window.location.search, expired: 1 });

const leave = async (path: string, locale: Locale): Promise<void> => {
  // The cookies of a revoked session would otherwise be sent until they expire.
  if (isSignedIn()) await sessionDoor.close().catch(() => undefined);
  if (needsNobody(path)) return forgetSignedIn();
  await openDocument(logInFor(path), locale);
};

/** After a refusal a form says so within this time. */
const formAnswersMs = 300;

const rightsOf = ({ roles, organizations }: Userinfo) => [...roles, ...organizations].toSorted().join();

/** A call that was refused may be the first sign of a right that was taken away. */
async function lookAtRights(client: QueryClient): Promise<void> {
  const options = viewerQuery();
  const before = client.getQueryData(options.queryKey);
  await client.refetchQueries({ queryKey: options.queryKey });
  const after = client.getQueryData(options.queryKey);
  if (before && after && rightsOf(before) !== rightsOf(after)) await readRightsAgain(client);
}

/** Where the person was found to be without a session at once: the log-in page if the page needs a person, else the header of a visitor. */
function useArrival(error: unknown): void {
  const client = useQueryClient();
  const locale = useLocale();
  const path = usePathname();
  const isOver = isApiError(error, 401);
  const end = useEffectEvent(() => {
    // The page has said so already.
    if (sessionNews() !== null) return;
    client.clear();
    void eraseKept().then(() => leave(path, locale));
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
}

/** What the page does when its session ends under its reader: it forgets what it shows, and says why. */
function useEnd(): void {
  const t = useTranslations('feedback');
  const client = useQueryClient();
  const locale = useLocale();
  const path = usePathname();
  const end = useEffectEvent(() => {
    const news = sessionNews();
    if (news === null || news === 'rights') return;
    const isTyping = news === 'ended' && isTypedHere();
    if (!isTyping) client.clear();
    forgetSignedIn();
    void eraseKept();
    const logIn = { label: t('logIn'), onPress: () => void openDocument(logInFor(path), locale) };
    setTimeout(() => {
      // The form that was sent, or the gate of the page, says it.
      if (document.querySelector('[data-session-ended]')) return;
      showToast({
        kind: 'warning',
        message: t(`session.${news}.title`),
        description: t(isTyping ? 'session.kept' : `session.${news}.body`),
        ...(news !== 'disabled' && { action: logIn }),
      });
    }, formAnswersMs);
  });
  useEffect(() => onSessionNews(() => end()), []);
}

/**
 * Whether the person may still see the page that is open. Only a role that was there before is missed: another backend may
 * tell roles in tokens alone.
 */
function useRights(viewer: Userinfo | undefined): void {
  const client = useQueryClient();
  const path = usePathname();
  const seen = useRef(new Set<string>());
  useEffect(() => {
    if (!viewer) return;
    const { sub, roles } = viewer;
    rememberPerson(sub);
    void claimKept(sub);
    for (const role of roles) seen.current.add(role);
    const hasLost = seen.current.size > roles.length;
    const access = accessOf(path);
    const verdict = judge(access, { userId: sub, roles, expiresAt: 0 });
    if (hasLost && access !== null && verdict === 'not-found') tellSessionNews('rights');
    else if (sessionNews() === 'rights') tellSessionNews(null);
  }, [viewer, path]);
  useEffect(() => {
    let isAsking = false;
    return onRefused(() => {
      if (isAsking) return;
      isAsking = true;
      void lookAtRights(client).finally(() => {
        isAsking = false;
      });
    });
  }, [client]);
}

/** Follows the session and the rights of the reader of a signed-in page, by what calls and the stream say. */
export function useSessionEnd({ data, error }: { data: Userinfo | undefined; error: unknown }): void {
  useArrival(error);
  useEnd();
  useRights(data);
}
