import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Messages, Namespace } from '@/lib/i18n/messages';
import { MergeMessages } from './merge-messages';

/** The named texts alone, for the browser. */
export async function pickMessages(namespaces: readonly Namespace[]): Promise<Partial<Messages>> {
  const all = await getMessages();
  return Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace]]));
}

interface ClientMessagesProps {
  /** What client components below read with `useTranslations`; `ui` and `feedback` are always there. */
  namespaces: readonly Namespace[];
  children: ReactNode;
}

/** Gives client components their texts: only what they need, since each page carries them. */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  return <MergeMessages messages={await pickMessages(namespaces)}>{children}</MergeMessages>;
}
