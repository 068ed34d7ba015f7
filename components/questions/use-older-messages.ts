'use client';

import { useState } from 'react';
import { forumApi } from '@/lib/api/forum';
import type { ForumMessage } from '@/lib/contract/questions/messages';
import type { ChatPage } from '@/lib/live/apply-chat-event';

/** The messages of a chat, oldest first: the newest ones, and those before them that were asked for. */
export function useOlderMessages(questionId: string, newest: ChatPage) {
  const [older, setOlder] = useState<readonly ForumMessage[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const known = new Map([...older, ...newest.data].map((message) => [message.messageId, message]));
  const messages = [...known.values()].toSorted(
    (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.messageId < b.messageId ? -1 : 1),
  );
  const first = messages[0];
  return {
    messages,
    /** A message that is gone; the newest ones are told so by their own query. */
    drop: (id: string) => setOlder((before) => before.filter(({ messageId }) => messageId !== id)),
    /** A message in other words; the newest ones are told so by their own query. */
    replace: (message: ForumMessage) =>
      setOlder((before) => before.map((each) => (each.messageId === message.messageId ? message : each))),
    hasOlder: messages.length < newest.countTotal,
    state,
    showOlder: async () => {
      if (!first) return;
      setState('loading');
      try {
        const query = { before: first.messageId };
        const { data } = await forumApi.messages.list({ params: { questionId }, query });
        setOlder((before) => [...data, ...before]);
        setState('idle');
      } catch {
        setState('failed');
      }
    },
  };
}
