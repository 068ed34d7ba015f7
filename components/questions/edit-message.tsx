'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LimitedTextarea } from '@/components/form/limited-text';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { forumApi } from '@/lib/api/forum';
import type { ForumMessage } from '@/lib/contract/questions/messages';
import { questionLimits } from '@/lib/domain/limits';
import { lettersOver } from '@/lib/domain/trim';
import { applyChatEvent, type ChatPage } from '@/lib/live/apply-chat-event';

interface EditMessageProps {
  message: ForumMessage;
  onEdited: (message: ForumMessage) => void;
  onClose: () => void;
}

/** One’s own message in the place where it stands, to be put right. What was typed stays after a refusal. */
export function EditMessage({ message, onEdited, onClose }: EditMessageProps) {
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
