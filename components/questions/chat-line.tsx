'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useMinute } from '@/components/ui/use-minute';
import type { ForumMessage } from '@/lib/contract/questions/messages';
import { isMessageOpen } from '@/lib/domain/questions/posts';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import type { ChatRow } from './chat-rows';
import type { KeptReason } from './use-chat-sending';
import { useWriterName } from './writer-name';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LimitedTextarea } from '@/components/form/limited-text';
import { useWrite } from '@/components/kits/write/use-write';
import { forumApi } from '@/lib/api/forum';
import { questionLimits } from '@/lib/domain/limits';
import { lettersOver } from '@/lib/domain/trim';
import { applyChatEvent, type ChatPage } from '@/lib/live/apply-chat-event';

interface EditMessageProps {
  message: ForumMessage;
  onEdited: (message: ForumMessage) => void;
  onClose: () => void;
}

/** One’s own message in the place where it stands, to be put right. What was typed stays after a refusal. */
function EditMessage({ message, onEdited, onClose }: EditMessageProps) {
  const t = useTranslations('thread.chat');
  const client = useQueryClient();
  const [text, setText] = useState(message.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { questionId, messageId } = message;
  const edit = useWrite(forumApi.messages.edit, {
    inPlace: true,
    problems: { 'too-late': t('tooLate'), 404: t('kept.gone'), 422: t('kept.refused'), 429: t('kept.many') },
    done: (edited) => {
      const { queryKey } = forumApi.messages.list.queryOptions({ params: { questionId } });
      client.setQueryData(
        queryKey,
        (page: ChatPage | undefined) => page && applyChatEvent(page, { type: 'edited', message: edited }),
      );
      onEdited(edited);
      onClose();
    },
  });
  const isOver = lettersOver(text, questionLimits.messageMax) > 0;
  const save = () => {
    if (text.trim() === message.text) onClose();
    else if (text.trim() !== '' && !isOver)
      void edit.run({ params: { questionId, id: messageId }, body: { text } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  return (
    <div className="grid gap-2">
      <LimitedTextarea
        ref={field}
        rows={2}
        aria-label={t('editLabel')}
        value={text}
        max={questionLimits.messageMax}
        onChange={setText}
        onKeyDown={onKeyDown}
      />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {edit.problem}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" loading={edit.busy} disabled={text.trim() === '' || isOver} onClick={save}>
          {t('save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </span>
    </div>
  );
}

/** By which a reader finds their own messages: the number where their name is hidden. */
interface OwnName {
  userId: string;
  number: number | null;
}

export const isOwnMessage = (message: ForumMessage, own: OwnName): boolean =>
  message.userId === own.userId || (own.number !== null && message.writerNumber === own.number);

export interface ChatLineProps {
  row: ChatRow;
  own: OwnName;
  /** Why the first of what waits was not sent; null while it is on its way. */
  kept: KeptReason | null;
  onRetry: () => void;
  onTakeBack: (key: string) => void;
  onRemove: (message: ForumMessage) => void;
  /** One’s own last message and how many others have read it; null where nobody has. */
  seen: { messageId: string; count: number } | null;
  /** The message that is being put right. */
  editing: string | null;
  onEdit: (messageId: string | null) => void;
  onEdited: (message: ForumMessage) => void;
}

const bubble = 'grid max-w-[85%] gap-0.5 rounded-lg border border-border px-3 py-2';

/** A day, a message, or one that is not stored yet. */
export function ChatLine({ row, own, kept, onRetry, onTakeBack, onRemove, seen, ...edit }: ChatLineProps) {
  const t = useTranslations('thread.chat');
  const locale = useLocale();
  const nameOf = useWriterName();
  const now = useMinute();
  if (row.kind === 'day')
    return <p className="py-1 text-center text-sm text-muted">{formatDate(row.day, locale)}</p>;
  if (row.kind === 'waiting')
    return (
      <div className={cn(bubble, 'ml-auto bg-accent-soft')}>
        <p className="whitespace-pre-line wrap-anywhere">{row.message.text}</p>
        <p role="status" className="text-sm text-muted">
          {kept ? t(`kept.${kept}`) : t('sending')}
        </p>
        {kept && (
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {t('retry')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => onTakeBack(row.key)}>
              {t('takeBack')}
            </Button>
          </span>
        )}
      </div>
    );
  const { message } = row;
  const isOwn = isOwnMessage(message, own);
  const time = formatTimeOfDay(message.createdAt);
  return (
    <div className={cn(bubble, isOwn ? 'ml-auto bg-accent-soft' : 'bg-surface')}>
      <div className="flex items-center gap-2 text-sm text-muted">
        <p>
          <span className="font-medium text-text">{nameOf(message)}</span>{' '}
          <time dateTime={message.createdAt}>{time}</time>
          {message.editedAt && ` · ${t('edited')}`}
        </p>
        {isOwn && (
          <span className="-my-2 -mr-2 ml-auto flex">
            {now !== null && isMessageOpen(new Date(message.createdAt), new Date(now)) && (
              <IconButton
                size="icon-sm"
                label={t('editOf', { time })}
                icon={<Icon name="pencil" className="size-4" />}
                onClick={() => edit.onEdit(message.messageId)}
              />
            )}
            <IconButton
              size="icon-sm"
              label={t('removeOf', { time })}
              icon={<Icon name="trash" className="size-4" />}
              onClick={() => onRemove(message)}
            />
          </span>
        )}
      </div>
      {edit.editing === message.messageId ? (
        <EditMessage message={message} onEdited={edit.onEdited} onClose={() => edit.onEdit(null)} />
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
      )}
      {seen?.messageId === message.messageId && seen.count > 0 && (
        <p className="text-right text-sm text-muted">{t('seen', { count: seen.count })}</p>
      )}
    </div>
  );
}
