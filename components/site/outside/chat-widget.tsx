'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import type { OutsideServices } from '@/lib/env/outside-services';
import type { Locale } from '@/lib/i18n/locales';
import { onLogOut } from '@/lib/session/log-out-events';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { loadScript } from './load-script';

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
export function ChatWidget({ chat }: { chat: NonNullable<OutsideServices['chat']> }) {
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
