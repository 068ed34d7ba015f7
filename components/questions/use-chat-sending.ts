'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forumApi } from '@/lib/api/forum';
import { outcomeOf } from '@/lib/api/outcome-of';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { applyChatEvent, type ChatPage } from '@/lib/live/apply-chat-event';
import { chatOutbox, emptyOutbox, newMessage } from './chat-outbox';

/** What could not be sent is tried again this often. */
const againEveryMs = 5_000;
/** Why a message is kept on the device instead of sent. */
const reasons = {
  404: 'gone',
  'posts-held': 'waits',
  422: 'refused',
  429: 'many',
  other: 'offline',
} as const;
export type KeptReason = (typeof reasons)[keyof typeof reasons];

/** Sends what waits, the oldest first. @returns why it stopped; null when nothing waits any more */
async function sendWaiting(
  client: QueryClient,
  questionId: string,
  store: ReturnType<typeof chatOutbox>,
): Promise<KeptReason | null> {
  const { queryKey } = forumApi.messages.list.queryOptions({ params: { questionId } });
  try {
    for (let next = store.read()?.waiting[0]; next; next = store.read()?.waiting[0]) {
      const { key, text } = next;
      const message = await forumApi.messages.post({
        params: { questionId },
        body: { text },
        idempotencyKey: key,
      });
      client.setQueryData(
        queryKey,
        (page: ChatPage | undefined) =>
          page && {
            ...applyChatEvent(page, { type: 'posted', message }),
            ownNumber: message.writerNumber,
          },
      );
      store.update((now) => now && { ...now, waiting: now.waiting.filter((each) => each.key !== key) });
    }
    return null;
  } catch (error) {
    return outcomeOf(error, reasons);
  }
}

/**
 * Sends messages one after the other in the order in which they were written, each under one key. What could not be
 * sent is kept on the device with its reason, and tried again by itself until it is stored; a tap does it at once.
 */
export function useChatSending(questionId: string, owner: string, isLive: boolean) {
  const client = useQueryClient();
  const [store] = useState(() => chatOutbox(questionId, owner));
  const { draft, waiting } = useDeviceValue(store) ?? emptyOutbox;
  const [kept, setKept] = useState<KeptReason | null>(null);
  const running = useRef<Promise<KeptReason | null>>(null);

  const sendAll = useCallback(() => {
    running.current ??= sendWaiting(client, questionId, store).finally(() => {
      running.current = null;
    });
    return running.current;
  }, [client, questionId, store]);

  // What was kept before, and what was written while nothing could be reached.
  useEffect(() => {
    if (isLive) void sendAll().then(setKept);
  }, [isLive, sendAll]);

  // The stream may outlive a short gap without noticing it, so that nothing tells of its end.
  const waits = kept === 'offline' || kept === 'many';
  useEffect(() => {
    if (!waits) return;
    const again = () => void sendAll().then(setKept);
    const timer = setInterval(again, againEveryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waits, sendAll]);

  const sendNow = () => {
    setKept(null);
    void sendAll().then(setKept);
  };
  return {
    draft,
    waiting,
    kept,
    write: (text: string) => store.update((now) => ({ ...(now ?? emptyOutbox), draft: text })),
    send: () => {
      const text = draft.trim();
      if (!text) return;
      store.update((now) => ({ draft: '', waiting: [...(now?.waiting ?? []), newMessage(text)] }));
      sendNow();
    },
    retry: sendNow,
    /** Takes what is kept back into the field, to be written anew. */
    takeBack: (key: string) =>
      store.update((now) => {
        const found = now?.waiting.find((each) => each.key === key);
        if (!now || !found) return now;
        return {
          draft: [now.draft, found.text].filter(Boolean).join('\n'),
          waiting: now.waiting.filter((each) => each.key !== key),
        };
      }),
  };
}
