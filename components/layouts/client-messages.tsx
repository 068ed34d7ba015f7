import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Messages, Namespace } from '@/lib/i18n/messages';
import { MergeMessages } from './merge-messages';

/** Only the named texts, for the browser. */
export async function pickMessages(namespaces: readonly Namespace[]): Promise<Partial<Messages>> {
  const all = await getMessages();
  return Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace]]));
}

interface ClientMessagesProps {
  /** The namespaces that client components below read with `useTranslations`; `ui` and `feedback` are always included. */
  namespaces: readonly Namespace[];
  children: ReactNode;
}

/** Gives client components their texts: only the needed ones, because each page contains them. */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  return <MergeMessages messages={await pickMessages(namespaces)}>{children}</MergeMessages>;
}
