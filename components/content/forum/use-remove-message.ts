'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { useRemoval } from '@/components/kits/write/use-removal';
import { forumApi } from '@/lib/api/forum';
import type { ForumMessage } from '@/lib/contract/forum/messages';
import { applyChatEvent, type ChatPage } from '@/lib/live/apply-chat-event';

/** Deletes one’s own message for everybody, once the question before it is answered. */
export function useRemoveMessage(questionId: string, onRemoved: (id: string) => void) {
  const t = useTranslations('thread.chat');
  const client = useQueryClient();
  const removed = useRemoval();
  const [asked, setAsked] = useState<ForumMessage | null>(null);
  const call = useMutation(forumApi.messages.remove.mutationOptions());
  const leaveOut = (id: string) => {
    const { queryKey } = forumApi.messages.list.queryOptions({ params: { questionId } });
    client.setQueryData(
      queryKey,
      (page: ChatPage | undefined) => page && applyChatEvent(page, { type: 'removed', messageId: id }),
    );
    onRemoved(id);
  };
  return {
    asked,
    ask: setAsked,
    close: () => setAsked(null),
    remove: async () => {
      if (!asked) return;
      const { messageId } = asked;
      const params = { questionId, id: messageId };
      if (!(await removed(() => call.mutateAsync({ params })))) return false;
      leaveOut(messageId);
      showToast({ kind: 'success', message: t('removed') });
      return true;
    },
  };
}
