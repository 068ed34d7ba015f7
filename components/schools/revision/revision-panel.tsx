'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { useWrite } from '@/components/kits/write/use-write';
import { Chip } from '@/components/ui/chip';
import { SkeletonText } from '@/components/ui/skeleton';
import { academicApi } from '@/lib/api/academic';
import { type Revision, REVISION_LIMITS } from '@/lib/contract/schools/content-revisions';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatDate } from '@/lib/domain/dates/dates';
import { parseUsername } from '@/lib/domain/people/username';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { WordsField } from '@/components/form/limited-text';
import { smsAnswerMax } from '@/lib/domain/limits/texts';
import { lettersOver } from '@/lib/domain/trim';

type Decided = NonNullable<Revision['decision']>;

interface DecisionFormProps {
  revision: Revision;
  busy: boolean;
  onDecide: (decision: Decided, answer: string) => void;
  onCancel: () => void;
}

/** Takes a proposal up or declines it, with an answer to its proposer. */
function DecisionForm({ revision, busy, onDecide, onCancel }: DecisionFormProps) {
  const t = useTranslations('correction');
  const [answer, setAnswer] = useState('');
  const { answerBy } = revision;
  const written = answer.trim();
  const max = answerBy === 'sms' ? smsAnswerMax : REVISION_LIMITS.answerMax;
  const isOver = lettersOver(answer, max) > 0;
  return (
    <div className="mt-3 grid gap-2">
      <WordsField
        label={t('answerLabel')}
        rows={3}
        max={max}
        value={answer}
        onChange={setAnswer}
        hint={t(answerBy ? `answerHint.${answerBy}` : 'answerNobody')}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          className="min-h-11"
          loading={busy}
          disabled={isOver}
          onClick={() => onDecide('accepted', written)}
        >
          {t('accept')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          disabled={written === '' || isOver || busy}
          onClick={() => onDecide('declined', written)}
        >
          {t('decline')}
        </Button>
        <Button variant="ghost" size="sm" className="min-h-11" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

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
function RevisionItem({ revision, busy, onMove, onDecide }: RevisionItemProps) {
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

type Status = Revision['status'];

/** Proposals of readers for the advisor's schools; the toast offers to undo the closing. */
export function RevisionPanel() {
  const t = useTranslations('advisor.revisions');
  const tCorrection = useTranslations('correction');
  const [status, setStatus] = useState<Status>('open');
  const query = useQuery(academicApi.contentRevisions.list.queryOptions({ query: { status } }));
  const close = useWrite(academicApi.contentRevisions.close, { problems: { other: t('failed') } });

  const move = async (id: string, to: Status, undoable: boolean) => {
    if (!(await close.run({ params: { id }, body: { status: to } }))) return;
    const back = to === 'done' ? 'open' : 'done';
    showToast({
      kind: 'success',
      message: t(to === 'done' ? 'closed' : 'reopened'),
      ...(undoable && { action: { label: t('undo'), onPress: () => void move(id, back, false) } }),
    });
  };

  // What was sent to the proposer cannot be undone.
  const decide = async (id: string, decision: NonNullable<Revision['decision']>, answer: string) => {
    const body = { status: 'done' as const, decision, answer };
    if (await close.run({ params: { id }, body }))
      showToast({ kind: 'success', message: tCorrection('decided') });
  };

  return (
    <>
      <div className="mb-4 flex gap-2">
        {(['open', 'done'] as const).map((each) => (
          <Chip key={each} selected={status === each} onClick={() => setStatus(each)}>
            {t(each)}
          </Chip>
        ))}
      </div>
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={4} className="py-2" />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: <p className="text-muted">{t(status === 'open' ? 'emptyOpen' : 'emptyDone')}</p>,
        }}
      >
        {({ data }) => (
          <ul>
            {data.map((revision) => (
              <RevisionItem
                key={revision.id}
                revision={revision}
                busy={close.running?.params.id === revision.id}
                onMove={(to) => void move(revision.id, to, true)}
                onDecide={(decision, answer) => void decide(revision.id, decision, answer)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {query.isError && query.data && (
        <FailedNotice onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
    </>
  );
}
