'use client';

import type { OutsideServices } from '@/lib/env/outside-services';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { onLogOut } from '@/lib/session/log-out-events';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { Button } from '@/components/ui/button';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { type StatisticsChoice, statisticsChoice } from './statistics-choice';

const loading = new Map<string, Promise<void>>();

/** Loads a script of another origin, once in a document. The Content-Security-Policy names the allowed origins. */
function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded.`)));
    document.head.append(script);
  });
  loading.set(address, loaded);
  return loaded;
}

type TagWindow = { dataLayer?: Record<string, unknown>[] };

async function count(id: string): Promise<void> {
  const page = window as TagWindow;
  if (page.dataLayer) return;
  page.dataLayer = [{ event: 'gtm.js', 'gtm.start': Date.now() }];
  await loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}

/** Asks once for consent to count visits, and counts only with consent, on the production host. */
function Statistics({ statistics }: { statistics: NonNullable<OutsideServices['statistics']> }) {
  const t = useTranslations('statistics');
  const choice = useDeviceValue(statisticsChoice);
  const { id, host } = statistics;
  const isCounted = typeof window !== 'undefined' && window.location.host === host;
  useEffect(() => {
    if (isCounted && choice === 'yes')
      count(id).catch((error: unknown) => console.warn('Visits are not counted.', error));
  }, [id, isCounted, choice]);

  if (!isCounted || choice !== null) return null;
  const decide = (value: StatisticsChoice) => () => statisticsChoice.write(value);
  return (
    <section
      aria-label={t('title')}
      className="fixed inset-x-0 bottom-0 z-50 px-4 pb-[calc(1rem+env(safe-area-inset-bottom))] print:hidden"
    >
      <div className="mx-auto grid max-w-lg gap-3 rounded-lg border border-border bg-surface p-4 shadow-overlay">
        <p className="font-semibold">{t('title')}</p>
        <p className="text-sm text-muted">
          {t('body')}{' '}
          <Link href={href('/privacy-policy')} className="text-accent-text underline underline-offset-4">
            {t('more')}
          </Link>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={decide('no')}>
            {t('no')}
          </Button>
          <Button variant="secondary" onClick={decide('yes')}>
            {t('yes')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The global object of the widget's script, as far as it is used here. */
interface Chat {
  setUser: (id: string, person: Record<string, string>) => void;
  setLocale: (locale: Locale) => void;
  reset: () => void;
}
interface ChatWindow {
  chatwootSettings?: { position: 'right'; darkMode: 'auto'; locale: Locale };
  chatwootSDK?: { run: (options: { websiteToken: string; baseUrl: string }) => void };
  $chatwoot?: Chat;
}
const chatWindow = (): ChatWindow => window as ChatWindow;
const readyEvent = 'chatwoot:ready';

/** Without the chat the site works as before. */
const ignore = (error: unknown) => console.warn('The chat is not there.', error);

async function start({ origin, token }: { origin: string; token: string }, locale: Locale): Promise<void> {
  const page = chatWindow();
  if (page.chatwootSettings) return;
  page.chatwootSettings = { position: 'right', darkMode: 'auto', locale };
  await loadScript(`${origin}/packs/js/sdk.js`);
  page.chatwootSDK?.run({ websiteToken: token, baseUrl: origin });
}

/** Identifies the person with the server's proof; without a secret on the server they stay anonymous. */
async function identify(chat: Chat): Promise<void> {
  const { userApi } = await import('@/lib/api/user');
  const { user_id: id, avatar, email, phone, ...person } = await userApi.chatIdentity.get();
  chat.setUser(id, {
    identifier_hash: person.identity_hash,
    name: person.name,
    ...(email && { email }),
    ...(phone && { phone_number: phone }),
    ...(avatar && { avatar_url: new URL(avatar, window.location.origin).href }),
  });
}

/** Calls `tell` with the widget, at once or when it has started. @returns a function to cancel. */
function withChat(tell: (chat: Chat) => void): () => void {
  const run = () => {
    const chat = chatWindow().$chatwoot;
    if (chat) tell(chat);
  };
  run();
  window.addEventListener(readyEvent, run);
  return () => window.removeEventListener(readyEvent, run);
}

/** The chat of a Chatwoot server: at the right, dark with the system, in the page's language. */
function ChatWidget({ chat }: { chat: NonNullable<OutsideServices['chat']> }) {
  const locale = useLocale();
  const signedIn = useSignedIn();
  const { origin, token } = chat;
  useEffect(() => {
    start({ origin, token }, locale).catch(ignore);
    return withChat((widget) => widget.setLocale(locale));
  }, [origin, token, locale]);
  useEffect(
    () => (signedIn ? withChat((widget) => void identify(widget).catch(ignore)) : undefined),
    [signedIn],
  );
  useEffect(() => onLogOut(() => chatWindow().$chatwoot?.reset()), []);
  return null;
}

/** Services of other origins, where they are configured. */
export function OutsideParts({ services: { chat, statistics } }: { services: OutsideServices }) {
  return (
    <>
      {chat && <ChatWidget chat={chat} />}
      {statistics && <Statistics statistics={statistics} />}
    </>
  );
}
