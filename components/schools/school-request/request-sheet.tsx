'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { showToast } from '@/components/feedback/toast';
import { RadioField } from '@/components/form/radio-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useWrite } from '@/components/kits/write/use-write';
import { DescriptionList } from '@/components/ui/description-list';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { schoolRequestApi } from '@/lib/api/school-requests';
import { type SchoolRequest, schoolRequestAnswer } from '@/lib/contract/applicant/school-requests';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/people/phone';
import { pickName } from '@/lib/i18n/pick';

function RequestFacts({ request }: { request: SchoolRequest }) {
  const t = useTranslations('schoolRequests.desk');
  const locale = useLocale();
  const { school, personName, personNameKm, phone, message, createdAt } = request;
  const person = pickName({ name: personName, nameNative: personNameKm || personName }, locale);
  const items = [
    { key: 'school', term: t('columns.school'), details: pickName(school, locale) },
    { key: 'person', term: t('columns.person'), details: person },
    ...(phone ? [{ key: 'phone', term: t('phone'), details: formatPhone(phone) }] : []),
    { key: 'sent', term: t('columns.sent'), details: formatDate(createdAt, locale) },
    ...(message
      ? [{ key: 'message', term: t('message'), details: <p className="whitespace-pre-line">{message}</p> }]
      : []),
  ];
  return <DescriptionList items={items} />;
}

function AnswerEditor({ request, onDone }: { request: SchoolRequest; onDone: () => void }) {
  const t = useTranslations('schoolRequests');
  const tDesk = useTranslations('schoolRequests.desk');
  const client = useQueryClient();
  const { key } = schoolRequestApi;
  const { send } = useWrite(schoolRequestApi.answer, { invalidates: [key] });
  return (
    <EntityEditor
      plain
      name={`school-request:${request.requestId}`}
      record={request}
      schema={schoolRequestAnswer}
      toValues={({ state, answer }) => ({
        state: state === 'declined' ? ('declined' as const) : ('granted' as const),
        answer: answer ?? '',
      })}
      save={(body, version) => send({ params: { id: request.requestId }, body, version })}
      refresh={() => client.refetchQueries({ queryKey: key }, { throwOnError: true })}
      onSaved={() => {
        showToast({ kind: 'success', message: tDesk('answered') });
        onDone();
      }}
      onCancel={onDone}
      describe={({ answer }) => <p className="whitespace-pre-line">{answer}</p>}
      saveLabel={tDesk('send')}
      hint={tDesk('hint')}
    >
      <RadioField
        name="state"
        label={tDesk('decision')}
        columns={2}
        options={(['granted', 'declined'] as const).map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <TextareaField name="answer" label={tDesk('answer')} rows={5} />
    </EntityEditor>
  );
}

/** One request with all that it says, and the answer to it. */
export function RequestSheet({ request, onClose }: { request: SchoolRequest | null; onClose: () => void }) {
  return (
    <Sheet open={request !== null} onOpenChange={(open) => !open && onClose()}>
      {request && (
        <SheetContent side="right" title={request.title} className="w-[min(30rem,100vw)]">
          <div className="grid gap-6">
            <RequestFacts request={request} />
            <AnswerEditor request={request} onDone={onClose} />
          </div>
        </SheetContent>
      )}
    </Sheet>
  );
}
