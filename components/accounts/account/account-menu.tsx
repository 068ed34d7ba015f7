'use client';

import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { NotificationBell } from '@/components/notices/notification-bell';
import { Skeleton } from '@/components/ui/skeleton';
import type { PersonRole } from '@/lib/domain/accounts/person-roles';
import { QueryProvider } from '@/lib/query/query-provider';
import { useKeepRole } from '@/lib/query/use-keep-role';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { readerName } from './reader-name';
import { useState, useEffect, useEffectEvent } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { withTexts } from '@/components/feedback/with-texts';
import { useKnownRole } from '@/lib/session/use-known-role';
import { menuRowStyle } from './menu-row-style';
import { unsentOf } from '@/lib/device/person-values';
import { useSessionEnd } from './use-session-end';
import { Avatar } from '@/components/ui/avatar';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Spinner } from '@/components/ui/spinner';
import { Link } from '@/lib/i18n/navigation';
import { DisplaySettings } from './display-settings';
import { showToast } from '@/components/feedback/toast';
import { takeAccountStays } from '@/lib/session/signed-in-hint';
import { useQueryClient } from '@tanstack/react-query';
import { sessionDoor } from '@/lib/api/session-door';
import { knownPerson, rememberPerson } from '@/lib/device/session-news';
import { openDocument } from '@/lib/i18n/open-document';
import { forgetPerson } from '@/lib/session/forget-person';

/**
 * Ends the session (cookies, and with them the authorization that the server adds), clears the person's data and
 * loads the home page as a new document. `logOut` takes the person whose drafts go with it; null keeps them.
 */
function useLogOut(): { logOut: (forgotten: string | null) => Promise<void>; busy: boolean } {
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

/** Says, once and wherever a log-in leads, that it has taken back the request to delete the account. */
function useAccountStays(): void {
  const t = useTranslations('account.stays');
  const tell = useEffectEvent(() => {
    // The settings say it on their page.
    const isSaidThere = new URLSearchParams(window.location.search).get('kept') === '1';
    if (takeAccountStays() && !isSaidThere)
      showToast({ kind: 'warning', message: t('title'), description: t('body') });
  });
  useEffect(() => tell(), []);
}

interface AccountMenuViewProps {
  name: string;
  /** Address of the picture. */
  avatar: string | null;
  /** Null until it is known. */
  role: PersonRole | null;
  onLogOut: () => void;
  /** The log-out is in progress. */
  busy: boolean;
}

const PlacesSkeleton = () => <Skeleton className="h-44" />;
/** With names that no page contains. */
const PlaceLinks = lazyPart(
  () =>
    import('./place-links').then((module) =>
      withTexts(
        module.PlaceLinks,
        {
          km: async () => ({ places: (await import('@/messages/km/core/places.json')).default }),
          en: async () => ({ places: (await import('@/messages/en/core/places.json')).default }),
        },
        PlacesSkeleton,
      ),
    ),
  PlacesSkeleton,
);

/** The person's menu in the header: the places of their role, their account, and log-out. */
function AccountMenuView({ name, avatar, role, onLogOut, busy }: AccountMenuViewProps) {
  const t = useTranslations('account');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger
        aria-label={t('menu')}
        aria-busy={busy || undefined}
        disabled={busy}
        className="relative grid size-11 place-items-center rounded-full"
      >
        <Avatar name={name} src={avatar} sizePx={38} />
        <span className="absolute bottom-0.5 right-0 grid size-4 place-items-center rounded-full border border-border bg-surface">
          {busy ? <Spinner className="size-2.5" /> : <Icon name="chevron-down" className="size-3" />}
        </span>
      </PopoverTrigger>
      <PopoverContent aria-label={t('menu')} className="w-64 p-1.5">
        <p className="wrap-anywhere px-3 py-2 font-semibold">{name}</p>
        {role && <PlaceLinks role={role} onFollow={close} />}
        <ul>
          <li>
            <Link href={href('/profile/edit')} onClick={close} className={menuRowStyle}>
              <Icon name="user-round" />
              {t('profile')}
            </Link>
          </li>
          <li>
            <Link href={href('/profile/settings')} onClick={close} className={menuRowStyle}>
              <Icon name="settings" />
              {t('settings')}
            </Link>
          </li>
        </ul>
        <hr className="my-1.5 border-border" />
        <DisplaySettings className="px-3 py-2" />
        <hr className="my-1.5 border-border" />
        <button
          type="button"
          className={menuRowStyle}
          onClick={() => {
            close();
            onLogOut();
          }}
        >
          <Icon name="log-out" />
          {t('logOut')}
        </button>
      </PopoverContent>
    </Popover>
  );
}

const LogOutQuestion = lazyPart(
  () => import('./log-out-question').then((module) => module.LogOutQuestion),
  () => null,
  { ssr: false },
);

function Menu() {
  const t = useTranslations('account');
  const locale = useLocale();
  const viewer = useViewer();
  const role = useKnownRole();
  useKeepRole(viewer.data);
  const { logOut, busy } = useLogOut();
  const [unsent, setUnsent] = useState<ReturnType<typeof unsentOf> | null>(null);
  useSessionEnd(viewer);
  useAccountStays();

  if (viewer.isPending) return <Skeleton className="h-11 w-[5.75rem]" />;
  const person = viewer.data;
  const askOrLogOut = () => {
    const begun = person ? unsentOf(person.sub) : [];
    if (begun.length > 0) return setUnsent(begun);
    void logOut(person?.sub ?? null);
  };
  const name = person && readerName(person, locale);
  return (
    <div className="flex h-11 items-center justify-end gap-1">
      {person && <NotificationBell reader={person} />}
      <AccountMenuView
        name={name || t('account')}
        avatar={person?.avatar ?? null}
        role={role}
        onLogOut={askOrLogOut}
        busy={busy}
      />
      {unsent && person && (
        <LogOutQuestion
          unsent={unsent}
          onClose={() => setUnsent(null)}
          onLogOut={(keepsDrafts) => logOut(keepsDrafts ? null : person.sub)}
        />
      )}
    </div>
  );
}

/** Loaded by the header for signed-in readers only; brings its own query client to public pages. */
export function AccountMenu() {
  return (
    <QueryProvider>
      <Menu />
    </QueryProvider>
  );
}
