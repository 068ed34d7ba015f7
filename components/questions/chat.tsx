'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { QueryState } from '@/components/feedback/query-state';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { Userinfo } from '@/lib/contract/accounts/session';
import { useQuestionMessages } from '@/lib/live/use-question-messages';
import type { ChatPage } from '@/lib/live/apply-chat-event';
import { isOwnMessage } from './chat-line';
import { ChatList } from './chat-list';
import { chatRows } from './chat-rows';
import { MessageField } from './message-field';
import { useChatReading } from './use-chat-reading';
import { useChatSending } from './use-chat-sending';
import { useOlderMessages } from './use-older-messages';
import { useRemoveMessage } from './use-remove-message';

const silentMs = 5_000;

interface ChatProps {
  questionId: string;
  viewer: Userinfo;
}

/** The chat below a question, as it goes on. */
export function Chat({ questionId, viewer }: ChatProps) {
  const t = useTranslations('thread.chat');
  const { query, isLive } = useQuestionMessages(questionId);
  return (
    <Panel title={t('title')}>
      <QueryState query={query} skeleton={<Skeleton className="h-96" />}>
        {(page) => <OpenChat page={page} isLive={isLive} questionId={questionId} viewer={viewer} />}
      </QueryState>
    </Panel>
  );
}

function OpenChat({ page, isLive, questionId, viewer }: ChatProps & { page: ChatPage; isLive: boolean }) {
  const t = useTranslations('thread.chat');
  const { messages, hasOlder, state, showOlder, drop, replace } = useOlderMessages(questionId, page);
  const removal = useRemoveMessage(questionId, drop);
  const sending = useChatSending(questionId, viewer.sub, isLive);
  const [editing, setEditing] = useState<string | null>(null);
  const own = { userId: viewer.sub, number: page.ownNumber };
  const lastOwn = messages.findLast((message) => isOwnMessage(message, own));
  const readers = useChatReading(questionId, messages.at(-1), lastOwn?.createdAt ?? null);
  const isLate = useLateWhile(!isLive);
  return (
    <div className="grid gap-4">
      <ChatList
        rows={chatRows(messages, sending.waiting)}
        own={own}
        seen={lastOwn ? { messageId: lastOwn.messageId, count: readers } : null}
        editing={editing}
        onEdit={setEditing}
        onEdited={replace}
        kept={sending.kept}
        onRetry={sending.retry}
        onTakeBack={sending.takeBack}
        onRemove={removal.ask}
        older={hasOlder ? { state, show: () => void showOlder() } : null}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {isLate && t('reconnecting')}
      </p>
      <ConfirmDialog
        open={removal.asked !== null}
        onOpenChange={(open) => !open && removal.close()}
        title={t('removeTitle')}
        description={t('removeBody')}
        confirmLabel={t('remove')}
        danger
        onConfirm={removal.remove}
      >
        {removal.asked && (
          <p className="max-h-32 overflow-y-auto whitespace-pre-line rounded-md bg-sunken p-3 wrap-anywhere">
            {removal.asked.text}
          </p>
        )}
      </ConfirmDialog>
      <MessageField text={sending.draft} onText={sending.write} onSend={sending.send} />
    </div>
  );
}

/** True once something has lasted for five seconds. */
function useLateWhile(isSo: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLate(true), silentMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSo]);
  return isLate;
}
