'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId } from 'react';
import { TextLimit } from '@/components/form/limited-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Textarea } from '@/components/ui/textarea';
import { maskContacts } from '@/lib/domain/questions/mask-contacts';
import { questionLimits } from '@/lib/domain/limits';
import { lettersOver } from '@/lib/domain/trim';

interface MessageFieldProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
}

/** Where a message is written. Enter sends; not while a script is being composed, and Shift with Enter is a new line. */
export function MessageField({ text, onText, onSend }: MessageFieldProps) {
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
