'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { RadioField } from '@/components/form/radio-field';
import { TextareaField } from '@/components/form/textarea-field';
import { DescriptionList } from '@/components/ui/description-list';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { schoolRequestApi } from '@/lib/api/school-requests';
import { type SchoolRequest, schoolRequestAnswer } from '@/lib/contract/admissions/school-requests';
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
  return (
    <RecordEditor
      plain
      name={`school-request:${request.requestId}`}
      record={request}
      schema={schoolRequestAnswer}
      toValues={({ state, answer }) => ({
        state: state === 'declined' ? ('declined' as const) : ('granted' as const),
        answer: answer ?? '',
      })}
      update={(body, version, { requestId: id }) =>
        schoolRequestApi.answer({ params: { id }, body, version })
      }
      keys={[schoolRequestApi.key]}
      saved={tDesk('answered')}
      onSaved={onDone}
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
    </RecordEditor>
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
