'use client';

import { useLocale, useTranslations } from 'next-intl';
import { personNames } from '@/components/accounts/people/person-names';
import { type Description, DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import type { AuditEntry } from '@/lib/contract/accounts/audit-log';
import { formatDateTime } from '@/lib/domain/dates/dates';
import type { Href } from '@/lib/routes/href';
import { useActionName } from './action-name';
import { auditList } from './audit-list';

interface AuditEntrySheetProps {
  entry: AuditEntry | null;
  onClose: () => void;
}

/** One entry of the audit log with all that it holds, and the ways to what belongs to it. */
export function AuditEntrySheet({ entry, onClose }: AuditEntrySheetProps) {
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
