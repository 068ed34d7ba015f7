'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { personNames } from '@/components/accounts/people/person-names';
import { userApi } from '@/lib/api/user';
import type { AuditEntry } from '@/lib/contract/accounts/audit-log';
import { auditList, auditQuery } from './audit-list';
import { type Description, DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { formatDateTime } from '@/lib/domain/dates/dates';
import type { Href } from '@/lib/routes/href';
import type { Messages } from '@/lib/i18n/messages';

type ActionKey = `actions.${keyof Messages['audit']['actions']}`;

/** What an action of the audit log is called; an action of an older Sala has no text any more and shows its code. */
function useActionName() {
  const t = useTranslations('audit');
  return (action: string): string => {
    const key = `actions.${action}` as ActionKey;
    return t.has(key) ? t(key) : action;
  };
}

interface AuditEntrySheetProps {
  entry: AuditEntry | null;
  onClose: () => void;
}

/** One entry of the audit log with all that it holds, and the ways to what belongs to it. */
function AuditEntrySheet({ entry, onClose }: AuditEntrySheetProps) {
  const actionName = useActionName();
  return (
    <Sheet open={entry !== null} onOpenChange={(open) => !open && onClose()}>
      {entry && (
        <SheetContent side="right" title={actionName(entry.action)} className="w-[min(30rem,100vw)]">
          <EntryDetails entry={entry} onLeave={onClose} />
        </SheetContent>
      )}
    </Sheet>
  );
}

function EntryDetails({ entry, onLeave }: { entry: AuditEntry; onLeave: () => void }) {
  const t = useTranslations('audit');
  const locale = useLocale();
  const { at, actor, actorId, subject, detail, requestId } = entry;
  const more = (text: string, href: Href) => (
    <LinkButton href={href} variant="link" onClick={onLeave} className="block">
      {text}
    </LinkButton>
  );
  const facts: (Description | false)[] = [
    { key: 'at', term: t('columns.at'), details: formatDateTime(at, locale) },
    {
      key: 'actor',
      term: t('columns.actor'),
      details: (
        <>
          {actor ? personNames(actor, locale).name : t('nobody')}
          {actorId && more(t('onlyActor'), auditList.href({ filters: { actorId } }))}
        </>
      ),
    },
    subject !== null && {
      key: 'subject',
      term: t('columns.subject'),
      details: (
        <>
          <code className="break-all text-sm">{subject}</code>
          {more(t('onlySubject'), auditList.href({ filters: { subject } }))}
        </>
      ),
    },
    ...Object.entries(detail).map(([key, value]) => ({
      key: `detail-${key}`,
      term: <code>{key}</code>,
      details: <code className="break-all text-sm">{String(value ?? '–')}</code>,
    })),
    requestId !== null && {
      key: 'request',
      term: t('columns.requestId'),
      details: <code className="break-all text-sm">{requestId}</code>,
    },
  ];
  return <DescriptionList items={facts.filter((fact) => fact !== false)} />;
}

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
