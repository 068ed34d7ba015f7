'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { LazySchoolField } from '@/components/schools/school/lazy-school-field';
import { ListPage } from '@/components/kits/list/list-page';
import { type SchoolRequest, schoolRequestAnswer } from '@/lib/contract/admissions/school-requests';
import { schoolRequestKinds, schoolRequestStates } from '@/lib/domain/admissions/school-requests';
import { pickName } from '@/lib/i18n/pick';
import { requestList } from './request-list';
import { givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { schoolRequestApi } from '@/lib/api/school-requests';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { RadioField } from '@/components/form/radio-field';
import { TextareaField } from '@/components/form/textarea-field';
import { DescriptionList } from '@/components/ui/description-list';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/values/phone';

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
function RequestSheet({ request, onClose }: { request: SchoolRequest | null; onClose: () => void }) {
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

/** Apart from the address, which the page with the menu needs alone. */
const requestQuery = (state: StateOf<typeof requestList>) =>
  schoolRequestApi.list.queryOptions({
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });

/** What people ask the schools of the reader for. */
export function RequestView() {
  const t = useTranslations('schoolRequests');
  const tDesk = useTranslations('schoolRequests.desk');
  const locale = useLocale();
  const name: RowName<SchoolRequest> = {
    header: tDesk('columns.title'),
    key: ({ requestId }) => requestId,
    name: ({ title }) => title,
  };
  const columns: Column<SchoolRequest>[] = [
    { id: 'kind', header: tDesk('columns.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    { id: 'school', header: tDesk('columns.school'), cell: ({ school }) => pickName(school, locale) },
    {
      id: 'person',
      header: tDesk('columns.person'),
      cell: ({ personName, personNameKm }) =>
        pickName({ name: personName, nameNative: personNameKm || personName }, locale),
    },
    { id: 'state', header: tDesk('columns.state'), card: 'badge', cell: ({ state }) => t(`state.${state}`) },
    dateColumn({ id: 'sent', header: tDesk('columns.sent'), locale, at: ({ createdAt }) => createdAt }),
  ];
  return (
    <ListPage
      lead={tDesk('lead')}
      address={requestList}
      query={requestQuery}
      texts={tDesk}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: tDesk('keyword') },
        { kind: 'field', name: 'schoolId', label: tDesk('columns.school'), Field: LazySchoolField },
        {
          kind: 'select',
          name: 'kind',
          label: tDesk('columns.kind'),
          any: tDesk('anyKind'),
          options: schoolRequestKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
      ]}
      tabs={{
        name: 'state',
        label: tDesk('columns.state'),
        all: tDesk('anyState'),
        tabs: schoolRequestStates.map((key) => ({ key, label: t(`state.${key}`) })),
        counts: () => null,
      }}
      shown={(count) => tDesk('shown', { count })}
      detail={(request, onClose) => <RequestSheet request={request} onClose={onClose} />}
    />
  );
}
