'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { showToast } from '@/components/feedback/toast';
import { TextareaField } from '@/components/form/textarea-field';
import { useWrite } from '@/components/kits/write/use-write';
import { marketingApi } from '@/lib/api/marketing';
import { requiredText } from '@/lib/contract/fields';
import type { PartnerRequest } from '@/lib/contract/marketing/partner-requests';
import { textLimits } from '@/lib/domain/limits/texts';

const schema = z.object({ answer: requiredText(textLimits.longTextMax) });

/** Writes the answer to a school; it is mailed where there is an address. */
export function PartnerAnswerEditor({ request, onDone }: { request: PartnerRequest; onDone: () => void }) {
  const t = useTranslations('partnerRequests');
  const client = useQueryClient();
  const { send } = useWrite(marketingApi.partnerRequests.answer);
  return (
    <EntityEditor
      name={`partner-request:${request.requestId}`}
      record={request}
      schema={schema}
      toValues={({ answer }) => ({ answer: answer ?? '' })}
      save={({ answer }, version) =>
        send({ params: { id: request.requestId }, version, body: { state: 'answered', answer } })
      }
      refresh={() =>
        client.refetchQueries({ queryKey: marketingApi.partnerRequests.key }, { throwOnError: true })
      }
      onSaved={() => {
        showToast({ kind: 'success', message: t(request.email ? 'sent' : 'saved') });
        onDone();
      }}
      onCancel={onDone}
      describe={({ answer }) => <p className="whitespace-pre-line">{answer}</p>}
      saveLabel={t(request.email ? 'send' : 'save')}
      hint={t(request.email ? 'hintMail' : 'hintCall')}
    >
      <TextareaField name="answer" label={t('label')} rows={5} lang={request.locale} />
    </EntityEditor>
  );
}
