'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import type { VisitorMessage } from '@/lib/contract/notices/visitor-messages';
import { requestStates } from '@/lib/domain/review/request-states';
import { pickText } from '@/lib/i18n/pick';
import { messageList, messageQuery } from './inbox-lists';
import { useRequestColumns } from './request-columns';

const MessageSheet = lazyPart(
  () => import('./message-sheet').then((module) => module.MessageSheet),
  () => null,
);

/** What visitors and people with an account wrote to Sala, and what became of it. */
export function MessageView() {
  const t = useTranslations('inbox.messages');
  const tState = useTranslations('inbox.state');
  const locale = useLocale();
  const name: RowName<VisitorMessage> = {
    header: t('columns.subject'),
    key: ({ id }) => id,
    name: ({ subject }) => subject,
    below: ({ name: writer, number }) => (
      <span className="block text-muted">{t('from', { number: String(number), name: writer })}</span>
    ),
    csv: [
      { header: t('columns.number'), text: ({ number }) => String(number) },
      { header: t('columns.subject'), text: ({ subject }) => subject },
      { header: t('columns.name'), text: (row) => row.name },
    ],
  };
  const requestColumns = useRequestColumns<VisitorMessage>({
    contact: t('columns.contact'),
    state: t('columns.state'),
  });
  const columns: Column<VisitorMessage>[] = [
    ...requestColumns,
    {
      id: 'handledBy',
      header: t('columns.handledBy'),
      cell: ({ handledBy }) => handledBy && pickText(handledBy, locale),
      text: ({ handledBy }) => (handledBy ? pickText(handledBy, locale) : ''),
    },
    dateColumn({ id: 'at', header: t('columns.at'), locale, at: ({ createdAt }) => createdAt, time: true }),
  ];
  return (
    <ListPage
      lead={t('lead')}
      address={messageList}
      query={messageQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[{ kind: 'text', name: 'keyword', label: t('keyword') }]}
      tabs={{
        name: 'state',
        label: t('columns.state'),
        all: tState('all'),
        tabs: requestStates.map((key) => ({ key, label: tState(key) })),
        counts: ({ countByState }) => countByState,
      }}
      shown={(count) => t('shown', { count })}
      exports={{ fileName: 'messages', rowsPerCall: 100 }}
      detail={(message, onClose) => <MessageSheet message={message} onClose={onClose} />}
    />
  );
}
