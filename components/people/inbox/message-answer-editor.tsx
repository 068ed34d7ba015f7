'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { TextareaField } from '@/components/form/textarea-field';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { useWrite } from '@/components/kits/write/use-write';
import { notificationApi } from '@/lib/api/notification';
import { requiredText } from '@/lib/contract/fields';
import { answerMaxOf, type VisitorMessage } from '@/lib/contract/notification/visitor-messages';

/** Writes the answer to a message; it goes out by mail, or by SMS where there is no address. */
export function MessageAnswerEditor({ message, onDone }: { message: VisitorMessage; onDone: () => void }) {
  const t = useTranslations('inbox.messages');
  const client = useQueryClient();
  const { send } = useWrite(notificationApi.visitorMessages.answer);
  const max = answerMaxOf(message);
  return (
    <EntityEditor
      name={`visitor-message:${message.id}`}
      record={message}
      schema={z.object({ answer: requiredText(max) })}
      toValues={({ answer }) => ({ answer: answer ?? '' })}
      save={({ answer }, version) =>
        send({ params: { id: message.id }, version, body: { state: 'answered', answer } })
      }
      refresh={() =>
        client.refetchQueries({ queryKey: notificationApi.visitorMessages.key }, { throwOnError: true })
      }
      onSaved={() => {
        showToast({ kind: 'success', message: t('sent') });
        onDone();
      }}
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
    </EntityEditor>
  );
}
