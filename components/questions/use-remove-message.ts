'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDeletion } from '@/components/kits/write/use-write';
import { forumApi } from '@/lib/api/forum';
import type { ForumMessage } from '@/lib/contract/questions/messages';
import { applyChatEvent, type ChatPage } from '@/lib/live/apply-chat-event';

/** Deletes one’s own message for everybody, once the question before it is answered. */
export function useRemoveMessage(questionId: string, onRemoved: (id: string) => void) {
  const t = useTranslations('thread.chat');
  const client = useQueryClient();
  const [asked, setAsked] = useState<ForumMessage | null>(null);
  const leaveOut = (id: string) => {
    const { queryKey } = forumApi.messages.list.queryOptions({ params: { questionId } });
    client.setQueryData(
      queryKey,
      (page: ChatPage | undefined) => page && applyChatEvent(page, { type: 'removed', messageId: id }),
    );
    onRemoved(id);
  };
  const removal = useDeletion(forumApi.messages.remove, {
    done: (_answer, { params }) => {
      leaveOut(params.id);
      return t('removed');
    },
  });
  return {
    asked,
    ask: setAsked,
    close: () => setAsked(null),
    remove: async () => asked && removal.run({ params: { questionId, id: asked.messageId } }),
  };
}
