import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Revision } from '@/lib/contract/schools/content-revisions';
import { formatDate } from '@/lib/domain/dates/dates';
import { parseUsername } from '@/lib/domain/people/username';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { type ReactNode, useState } from 'react';
import { DecisionForm } from './decision-form';

const schemes = { phone: 'tel', email: 'mailto' } as const;

/** Calls or writes, where the words that were typed lead somewhere. */
function ContactLink({ contact, children }: { contact: string; children: ReactNode }) {
  const known = parseUsername(contact);
  if (!known) return children;
  return (
    <a
      href={`${schemes[known.kind]}:${known.value}`}
      className="inline-flex min-h-8 items-center wrap-anywhere underline underline-offset-4"
    >
      {children}
    </a>
  );
}

interface RevisionItemProps {
  revision: Revision;
  busy: boolean;
  onMove: (to: Revision['status']) => void;
  onDecide: (decision: NonNullable<Revision['decision']>, answer: string) => void;
}

/** One proposal: its school, its subject, its text, and the button that closes it. */
export function RevisionItem({ revision, busy, onMove, onDecide }: RevisionItemProps) {
  const tCorrection = useTranslations('correction');
  const [isAnswering, setIsAnswering] = useState(false);
  const t = useTranslations('advisor.revisions');
  const tRevision = useTranslations('revision');
  const locale = useLocale();
  const done = revision.status === 'done';
  const school = pickName({ name: revision.schoolName, nameNative: revision.schoolNameNative }, locale);
  return (
    <li className="border-b border-border py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Link
          href={href('/school/[slug]', { slug: revision.schoolSlug })}
          className="font-semibold underline-offset-4 hover:text-accent-text hover:underline"
        >
          {school}
        </Link>
        <Badge>{tRevision(`kinds.${revision.kind}`)}</Badge>
      </div>
      <p className="mt-2 whitespace-pre-line">{revision.feedback}</p>
      {revision.contact && (
        <p className="mt-1 text-sm text-muted">
          {t.rich('contact', {
            contact: revision.contact,
            link: (chunks) => <ContactLink contact={revision.contact ?? ''}>{chunks}</ContactLink>,
          })}
        </p>
      )}
      {revision.decision && (
        <p className="mt-2 text-sm">
          <Badge tone={revision.decision === 'accepted' ? 'success' : 'neutral'}>
            {tCorrection(revision.decision)}
          </Badge>{' '}
          {revision.answer}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {revision.handledAt
            ? t('handledAt', { date: formatDate(revision.handledAt, locale) })
            : t('at', { date: formatDate(revision.createdAt, locale) })}
        </p>
        {!done && !isAnswering && (
          <Button size="sm" className="ml-auto min-h-11" onClick={() => setIsAnswering(true)}>
            {tCorrection('answer')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          loading={busy}
          onClick={() => onMove(done ? 'open' : 'done')}
        >
          {t(done ? 'reopen' : 'close')}
        </Button>
      </div>
      {!done && isAnswering && (
        <DecisionForm
          revision={revision}
          busy={busy}
          onDecide={onDecide}
          onCancel={() => setIsAnswering(false)}
        />
      )}
    </li>
  );
}
