'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type Description, DescriptionList } from '@/components/ui/description-list';
import { formatDate, formatDateTime } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/values/phone';
import { AccountState } from './account-state';
import { hasAnyRole, roleNames } from '@/lib/domain/accounts/roles';
import { personNames } from './person-names';
import { RoleBadges } from './role-badges';
import type { ListedPerson } from './people-list';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useViewer } from '@/lib/query/use-viewer';
import * as z from 'zod';
import { BirthdayField } from '@/components/form/birthday-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { userApi } from '@/lib/api/user';
import { peopleResource } from '@/lib/contract/accounts/people';
import { typedDay } from '@/lib/contract/typed-forms';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { SkeletonText } from '@/components/ui/skeleton';
import { Timeline } from '@/components/ui/timeline';
import type { Tone } from '@/components/ui/tone';
import type { signInActions } from '@/lib/contract/accounts/safety';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';

type SwitchFailure = 'refused' | 'gone' | 'failed';

const failures: Outcomes<SwitchFailure> = { 403: 'refused', 404: 'gone', other: 'failed' };

/** Enables or disables an account; the reason of a refusal shows until the next try. */
function useAccountSwitch(userId: string) {
  const [failure, setFailure] = useState<SwitchFailure | null>(null);
  const mutation = useWrite(userApi.people.setEnabled, {
    invalidates: [userApi.people.key, userApi.safety.key],
  });
  /** True after the change. */
  const change = async (enabled: boolean): Promise<boolean> => {
    setFailure(null);
    try {
      await mutation.send({ params: { id: userId }, body: { enabled } });
      return true;
    } catch (error) {
      setFailure(outcomeOf(error, failures));
      return false;
    }
  };
  return { change, failure, busy: mutation.busy };
}

type Action = (typeof signInActions)[number];

const tones: Partial<Record<Action, Tone>> = {
  login: 'success',
  'user-enabled': 'success',
  'login-failed': 'warning',
  'password-change-failed': 'warning',
  'login-locked': 'danger',
  'refresh-token-reused': 'danger',
  'user-disabled': 'danger',
};

/** The latest sign-ins of a person, newest first. Viewing them is audited, so they are fetched once. */
function SignInHistory({ orgId, userId }: { orgId: string; userId: string }) {
  const t = useTranslations('people.history');
  const locale = useLocale();
  const query = useQuery({
    ...userApi.safety.signIns.queryOptions({ params: { orgId, userId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonText lines={6} />}
      empty={{ when: ({ data }) => data.length === 0, show: <p className="text-muted">{t('empty')}</p> }}
    >
      {({ data }) => (
        <Timeline
          items={data.map(({ id, at, action, provider, by }) => ({
            key: id,
            title: t(`actions.${action}`),
            time: formatDateTime(at, locale),
            details:
              (by && t('by', { name: personNames(by, locale).name })) ||
              (provider && t('through', { provider })) ||
              undefined,
            tone: tones[action] ?? 'neutral',
          }))}
        />
      )}
    </QueryState>
  );
}

const { dob, seen } = peopleResource.endpoints.confirmBirthday.body.shape;
const schema = z.object({ dob: typedDay(dob), seen });
const empty = { dob: '', seen: '' };

/** Where an advisor confirms when somebody was born, by a paper that they have seen. */
function ConfirmBirthday({ userId }: { userId: string }) {
  const t = useTranslations('people.birthday');
  const form = useZodForm(schema, { defaultValues: empty });
  const confirm = useWrite(userApi.people.confirmBirthday, {
    invalidates: [userApi.safety.key],
    done: t('confirmed'),
  });
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await confirm.send({ params: { id: userId }, body });
        form.reset(empty);
      }}
    >
      <BirthdayField name="dob" label={t('dob')} />
      <TextField name="seen" label={t('seen')} hint={t('seenHint')} autoComplete="off" maxLength={200} />
      <SubmitButton wide={false}>{t('confirm')}</SubmitButton>
    </Form>
  );
}

/** About whose accounts no advisor decides. */
const staffRoles = [roleNames.advisor, roleNames.schoolAdmin];

/**
 * Disables or enables an account after a confirmation with the person's name; never the own account, never that of
 * staff.
 */
function AccountSwitch({ person }: { person: ListedPerson }) {
  const t = useTranslations('people.switch');
  const locale = useLocale();
  const viewer = useViewer();
  const [asked, setAsked] = useState(false);
  const { change, failure, busy } = useAccountSwitch(person.id);
  const { enabled } = person;
  const { name } = personNames(person, locale);

  if (viewer.data?.sub === person.id) return <p className="text-muted">{t('own')}</p>;
  if (hasAnyRole(person.roles ?? [], staffRoles)) return <p className="text-muted">{t('staff')}</p>;

  const whenEnabled = person.complete === false ? 'nowIncomplete' : 'nowEnabled';
  const now = enabled ? whenEnabled : 'nowDisabled';
  const confirm = async () => {
    if (!(await change(!enabled))) return;
    showToast({ kind: 'success', message: t(enabled ? 'disabled' : 'enabled', { name }) });
  };
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t(now)}</p>
      {failure && <Alert tone="danger">{t(`failure.${failure}`, { name })}</Alert>}
      <div>
        <Button variant={enabled ? 'danger' : 'primary'} loading={busy} onClick={() => setAsked(true)}>
          {t(enabled ? 'disable' : 'enable')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t(enabled ? 'disableTitle' : 'enableTitle', { name })}
        description={t(enabled ? 'disableBody' : 'enableBody', { name })}
        confirmLabel={t(enabled ? 'disable' : 'enable')}
        danger={enabled}
        onConfirm={confirm}
      />
    </div>
  );
}

/** One person beside the list: identity, account switch, sign-ins. */
export function PersonPanel({ orgId, person }: { orgId: string; person: ListedPerson }) {
  const t = useTranslations('people');
  const locale = useLocale();
  const { other } = personNames(person, locale);
  const isStaff = hasAnyRole(person.roles ?? [], staffRoles);
  const hasRole = (person.roles?.length ?? 0) > 1;
  const facts: (Description | false)[] = [
    other !== null && {
      key: 'other',
      term: t('columns.otherName'),
      details: <span lang={other.lang}>{other.text}</span>,
    },
    { key: 'state', term: t('columns.state'), details: <AccountState person={person} /> },
    Boolean(person.phone) && {
      key: 'phone',
      term: t('columns.phone'),
      details: <span className="tabular-nums">{formatPhone(person.phone ?? '')}</span>,
    },
    Boolean(person.createdAt) && {
      key: 'since',
      term: t('columns.since'),
      details: formatDate(person.createdAt ?? '', locale),
    },
    hasRole && {
      key: 'roles',
      term: t('role'),
      details: (
        <span className="flex flex-wrap gap-2">
          <RoleBadges roles={person.roles} />
        </span>
      ),
    },
  ];
  return (
    <div className="grid gap-8">
      <DescriptionList items={facts.filter((fact) => fact !== false)} />
      <section aria-labelledby="person-account" className="border-t border-border pt-6">
        <h3 id="person-account" className="mb-2 text-lg">
          {t('switch.title')}
        </h3>
        <AccountSwitch person={person} />
      </section>
      {!isStaff && (
        <section aria-labelledby="person-birthday" className="border-t border-border pt-6">
          <h3 id="person-birthday" className="text-lg">
            {t('birthday.title')}
          </h3>
          <p className="mb-4 text-sm text-muted">{t('birthday.lead')}</p>
          <ConfirmBirthday userId={person.id} />
        </section>
      )}
      <section aria-labelledby="person-history" className="border-t border-border pt-6">
        <h3 id="person-history" className="text-lg">
          {t('history.title')}
        </h3>
        <p className="mb-4 text-sm text-muted">{t('history.hint')}</p>
        <SignInHistory orgId={orgId} userId={person.id} />
      </section>
    </div>
  );
}
