'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { TextareaField } from '@/components/form/textarea-field';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { notificationApi } from '@/lib/api/notification';
import { requiredText } from '@/lib/contract/fields';
import { answerMaxOf, type VisitorMessage } from '@/lib/contract/notices/visitor-messages';

/** Writes the answer to a message; it goes out by mail, or by SMS where there is no address. */
export function MessageAnswerEditor({ message, onDone }: { message: VisitorMessage; onDone: () => void }) {
  const t = useTranslations('inbox.messages');
  const { visitorMessages } = notificationApi;
  const max = answerMaxOf(message);
  return (
    <RecordEditor
      name={`visitor-message:${message.id}`}
      record={message}
      schema={z.object({ answer: requiredText(max) })}
      toValues={({ answer }) => ({ answer: answer ?? '' })}
      update={({ answer }, version, { id }) =>
        visitorMessages.answer({ params: { id }, version, body: { state: 'answered', answer } })
      }
      keys={[visitorMessages.key]}
      saved={t('sent')}
      onSaved={onDone}
      onCancel={onDone}
      saveLabel={t('send')}
      describe={({ answer }) => <p className="whitespace-pre-line">{answer}</p>}
      plain
    >
      <TextareaField
        name="answer"
        label={t('label')}
        hint={t(message.email ? 'hintMail' : 'hintSms')}
        rows={6}
        maxLength={max}
      />
    </RecordEditor>
  );
}
