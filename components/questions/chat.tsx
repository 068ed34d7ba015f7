'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type KeyboardEvent, useId, useRef } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { QueryState } from '@/components/feedback/query-state';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { Userinfo } from '@/lib/contract/accounts/session';
import { useQuestionMessages } from '@/lib/live/use-question-messages';
import { type ChatPage, applyChatEvent } from '@/lib/live/apply-chat-event';
import { isOwnMessage } from './chat-line';
import { ChatList } from './chat-list';
import { chatRows } from './chat-rows';
import { useChatSending } from './use-chat-sending';
import { TextLimit } from '@/components/form/limited-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Textarea } from '@/components/ui/textarea';
import { maskContacts } from '@/lib/domain/questions/mask-contacts';
import { questionLimits } from '@/lib/domain/limits';
import { lettersOver } from '@/lib/domain/trim';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { forumApi } from '@/lib/api/forum';
import type { ForumMessage } from '@/lib/contract/questions/messages';
import { useDeletion } from '@/components/kits/write/use-write';

/** Deletes one’s own message for everybody, once the question before it is answered. */
function useRemoveMessage(questionId: string, onRemoved: (id: string) => void) {
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

/** The messages of a chat, oldest first: the newest ones, and those before them that were asked for. */
function useOlderMessages(questionId: string, newest: ChatPage) {
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

const askEveryMs = 15_000;

/**
 * Says how far the chat was read while the page is looked at, and asks how many others have read one’s own last message.
 * A failure changes nothing that a reader sees: the next message says it again.
 */
function useChatReading(questionId: string, newest: ForumMessage | undefined, lastOwn: string | null) {
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

interface MessageFieldProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
}

/** Where a message is written. Enter sends; not while a script is being composed, and Shift with Enter is a new line. */
function MessageField({ text, onText, onSend }: MessageFieldProps) {
  const t = useTranslations('thread.chat');
  const id = useId();
  const isOver = lettersOver(text, questionLimits.messageMax) > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isOver) onSend();
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium">
        {t('label')}
      </label>
      <div className="flex items-end gap-2">
        <Textarea
          id={id}
          rows={2}
          value={text}
          aria-invalid={isOver || undefined}
          aria-describedby={`${id}-limit`}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button className="min-h-12" disabled={text.trim() === '' || isOver} onClick={onSend}>
          <Icon name="send" className="size-5" />
          <span className="max-sm:sr-only">{t('send')}</span>
        </Button>
      </div>
      <TextLimit id={`${id}-limit`} text={text} max={questionLimits.messageMax} />
      <p role="status" className="text-sm text-warning empty:hidden">
        {maskContacts(text) !== text && t('contactHint')}
      </p>
    </div>
  );
}

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
