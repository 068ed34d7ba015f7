'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { isApiError } from '@/lib/api/api-error';
import { userApi } from '@/lib/api/user';
import { QueryProvider } from '@/lib/query/query-provider';
import { StepSkeleton } from './step-skeleton';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { useErrorText } from '@/components/form/use-issue-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import type { InvitationView } from '@/lib/contract/accounts/invitations';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { useCodeRequest } from './use-code-request';
import { WaySteps } from './way-steps';
import { createLinkKey } from '@/lib/device/use-link-key';
import { LinkButton } from '@/components/ui/link-button';

/** An invitation that opens nothing any more: why, and what one can do. */
function InvitationOver({ title, body, hasAccount }: { title: string; body: string; hasAccount?: true }) {
  const t = useTranslations('invitation');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{body}</p>
      <div className="grid gap-3">
        <LinkButton href={href('/login')} size="lg" wide variant={hasAccount ? 'primary' : 'secondary'}>
          {t('logIn')}
        </LinkButton>
        {!hasAccount && (
          <LinkButton href={href('/contact-us')} size="lg" wide variant="secondary">
            {t('contact')}
          </LinkButton>
        )}
      </div>
    </>
  );
}

/** The key of an invitation's link. */
const useInvitationKey = createLinkKey('sala-invitation');

type Person = NonNullable<InvitationView['person']>;

interface OpenInvitationProps {
  invitationKey: string;
  invitation: InvitationView;
  /** Also when it turns out to be over meanwhile. */
  onDeclined: () => void;
}

/** Who invites whom to what; the code goes to the number that it was sent to, and nothing has to be typed again. */
function OpenInvitation({ invitationKey, invitation, onDeclined }: OpenInvitationProps) {
  const t = useTranslations('invitation');
  const locale = useLocale();
  const { state, person, expiresAt } = invitation;
  const inWords = (text: InvitationView['by']) => (text ? pickText(text, locale) : '');
  const [role, place, by] = [inWords(invitation.role), inWords(invitation.place), inWords(invitation.by)];
  if (state !== 'open' || !person)
    return (
      <InvitationOver
        title={t(`${state === 'open' ? 'over' : state}.title`)}
        body={t(`${state === 'open' ? 'over' : state}.body`)}
        {...(state === 'used' && { hasAccount: true })}
      />
    );
  const facts = [
    { label: t('role'), text: role },
    { label: t('place'), text: place },
    { label: t('by'), text: by },
    { label: t('you'), text: inWords(person.name) },
    {
      label: t(person.phone ? 'phone' : 'email'),
      text: person.phone ? formatPhone(person.phone) : person.email,
    },
  ].filter(({ text }) => text);
  return (
    <>
      <WaySteps way="signup" step="ask" />
      <PageTitle>{t(role ? 'staffTitle' : 'registeredTitle')}</PageTitle>
      <p className="mb-5 mt-1.5 text-muted">{t(role ? 'staffLead' : 'registeredLead')}</p>
      <dl className="grid gap-3 rounded-lg border border-border bg-surface p-5 shadow-soft">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mb-5 mt-2 text-sm text-muted">{t('until', { date: formatDate(expiresAt, locale) })}</p>
      <Answers person={person} hasRole={role !== ''} invitationKey={invitationKey} onDeclined={onDeclined} />
    </>
  );
}

interface AnswersProps {
  person: Person;
  hasRole: boolean;
  invitationKey: string;
  onDeclined: () => void;
}

/** "This is me", with a code to the number, or "this is not me", which is asked again. */
function Answers({ person, hasRole, invitationKey, onDeclined }: AnswersProps) {
  const t = useTranslations('invitation');
  const { firstName, lastName, phone, email } = person;
  const { send, isWaiting, notice } = useCodeRequest(phone ? 'signup' : 'reset');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const [isAsking, setIsAsking] = useState(false);

  const accept = async () => {
    setBusy(true);
    setFailed(null);
    try {
      const next = hasRole ? {} : { next: href('/profile/applications') };
      // It stays busy until the next page is there: another tap would ask for another code.
      setBusy(await send({ firstName, lastName, username: phone ?? email ?? '', ...next }));
    } catch (error) {
      setFailed(error);
      setBusy(false);
    }
  };

  const decline = async () => {
    setFailed(null);
    try {
      await userApi.invitations.decline({ body: { key: invitationKey } });
    } catch (error) {
      if (!isApiError(error, 409)) {
        setFailed(error);
        return;
      }
    }
    onDeclined();
  };

  return (
    <div className="grid gap-3">
      {notice}
      {failed !== null && <Alert tone="danger">{errorText(failed)}</Alert>}
      <Button size="lg" wide loading={busy} disabled={isWaiting} onClick={() => void accept()}>
        {t(phone ? 'acceptPhone' : 'acceptEmail')}
      </Button>
      <Button size="lg" wide variant="secondary" disabled={busy} onClick={() => setIsAsking(true)}>
        {t('notMe')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('notMeTitle')}
        description={t('notMeBody')}
        confirmLabel={t('notMe')}
        danger
        onConfirm={decline}
      />
    </div>
  );
}

/** What the link of an invitation leads to: the invitation, or why it is none any more. */
export const InvitationPanel = () => (
  <QueryProvider>
    <ReadInvitation />
  </QueryProvider>
);

function ReadInvitation() {
  const t = useTranslations('invitation');
  const key = useInvitationKey();
  const query = useQuery({
    queryKey: [...userApi.invitations.key, key],
    queryFn: () => userApi.invitations.read({ body: { key: key ?? '' } }),
    enabled: typeof key === 'string',
  });
  if (key === null || isApiError(query.error, 404))
    return <InvitationOver title={t('unknown.title')} body={t('unknown.body')} />;
  return (
    <QueryState query={query} skeleton={<StepSkeleton />}>
      {(invitation) => (
        <OpenInvitation
          invitationKey={key ?? ''}
          invitation={invitation}
          onDeclined={() => void query.refetch()}
        />
      )}
    </QueryState>
  );
}
