'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { TextareaField } from '@/components/form/textarea-field';
import { marketingApi } from '@/lib/api/marketing';
import { requiredText } from '@/lib/contract/fields';
import type { PartnerRequest } from '@/lib/contract/schools/partner-requests';
import { textLimits } from '@/lib/domain/limits/texts';

const schema = z.object({ answer: requiredText(textLimits.longTextMax) });

/** Writes the answer to a school; it is mailed where there is an address. */
export function PartnerAnswerEditor({ request, onDone }: { request: PartnerRequest; onDone: () => void }) {
  const t = useTranslations('partnerRequests');
  const { partnerRequests } = marketingApi;
  return (
    <RecordEditor
      name={`partner-request:${request.requestId}`}
      record={request}
      schema={schema}
      toValues={({ answer }) => ({ answer: answer ?? '' })}
      update={({ answer }, version, { requestId: id }) =>
        partnerRequests.answer({ params: { id }, version, body: { state: 'answered', answer } })
      }
      keys={[partnerRequests.key]}
      saved={t(request.email ? 'sent' : 'saved')}
      onSaved={onDone}
      onCancel={onDone}
      describe={({ answer }) => <p className="whitespace-pre-line">{answer}</p>}
      saveLabel={t(request.email ? 'send' : 'save')}
      hint={t(request.email ? 'hintMail' : 'hintCall')}
    >
      <TextareaField name="answer" label={t('label')} rows={5} lang={request.locale} />
    </RecordEditor>
  );
}
