'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { personNames } from '@/components/accounts/people/person-names';
import { userApi } from '@/lib/api/user';
import type { AuditEntry } from '@/lib/contract/accounts/audit-log';
import { useActionName } from './action-name';
import { AuditEntrySheet } from './audit-entry-sheet';
import { auditList, auditQuery } from './audit-list';

/** Who did what, newest first. */
export function AuditView() {
  const t = useTranslations('audit');
  const locale = useLocale();
  const actionName = useActionName();
  const actions = useQuery(userApi.auditLog.actions.queryOptions()).data?.data ?? [];
  const actorOf = ({ actor }: AuditEntry) => (actor ? personNames(actor, locale).name : t('nobody'));
  const name: RowName<AuditEntry> = {
    header: t('columns.action'),
    key: ({ id }) => id,
    name: ({ action }) => actionName(action),
  };
  const columns: Column<AuditEntry>[] = [
    { id: 'actor', header: t('columns.actor'), cell: actorOf, text: actorOf },
    {
      id: 'subject',
      header: t('columns.subject'),
      optional: true,
      cell: ({ subject }) => subject,
      text: ({ subject }) => subject ?? '',
    },
    dateColumn({ id: 'at', header: t('columns.at'), locale, at: ({ at }) => at, time: true }),
    {
      id: 'detail',
      header: t('columns.detail'),
      optional: true,
      cell: ({ detail }) => Object.values(detail).join(', '),
      text: ({ detail }) => JSON.stringify(detail),
    },
  ];
  return (
    <ListPage
      lead={t('lead')}
      address={auditList}
      query={auditQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('filter.keyword') },
        {
          kind: 'select',
          name: 'action',
          label: t('filter.action'),
          any: t('filter.anyAction'),
          options: actions.map((action) => ({ value: action, label: actionName(action) })),
        },
        { kind: 'text', name: 'subject', label: t('filter.subject') },
        { kind: 'dates', from: 'from', to: 'until', labels: [t('filter.from'), t('filter.until')] },
      ]}
      shown={(count) => t('shown', { count })}
      detail={(entry, onClose) => <AuditEntrySheet entry={entry} onClose={onClose} />}
      exports={{ fileName: 'audit-log', rowsPerCall: 100 }}
    />
  );
}
