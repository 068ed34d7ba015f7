'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { forumApi } from '@/lib/api/forum';
import type { ForumMessage } from '@/lib/contract/questions/messages';

const askEveryMs = 15_000;

/**
 * Says how far the chat was read while the page is looked at, and asks how many others have read one’s own last message.
 * A failure changes nothing that a reader sees: the next message says it again.
 */
export function useChatReading(questionId: string, newest: ForumMessage | undefined, lastOwn: string | null) {
  const said = useRef<string>(null);
  const messageId = newest?.messageId;
  useEffect(() => {
    const say = () => {
      if (!messageId || said.current === messageId || document.visibilityState !== 'visible') return;
      said.current = messageId;
      forumApi.messages.read({ params: { questionId }, body: { messageId } }).catch(() => {
        said.current = null;
      });
    };
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [messageId, questionId]);
  const { data } = useQuery({
    ...forumApi.messages.seen.queryOptions({ params: { questionId } }),
    enabled: lastOwn !== null,
    refetchInterval: askEveryMs,
  });
  return lastOwn === null ? 0 : (data?.data ?? []).filter((until) => until >= lastOwn).length;
}
