'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldErrors, ResolverResult } from 'react-hook-form';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { loadClient } from '@/lib/api/load-client';
import { readSecret } from '@/lib/domain/accounts/pin';
import { parseUsername } from '@/lib/domain/people/username';
import { useLocationSearch } from '@/lib/i18n/use-location-search';
import { openDocument } from '@/lib/i18n/open-document';
import { isSignedIn } from '@/lib/session/signed-in-hint';
import { afterLogIn } from './after-log-in';
import { type LogInProblem, LogInProblemNotice, logInProblemOf } from './log-in-problem';
import { forgetKeptValues, useKeptValues } from './use-kept-values';
import { useRedirect } from './use-redirect';
import { useSecondsUntil } from './use-seconds-until';

interface Credentials {
  username: string;
  password: string;
}

// Checked by hand: the schema library would double the scripts that load before anybody can type.
const resolver = ({ username = '', password = '' }: Partial<Credentials>): ResolverResult<Credentials> => {
  const parsed = parseUsername(username);
  if (parsed && password !== '')
    return { values: { username: parsed.value, password: readSecret(password) }, errors: {} };
  const errors: FieldErrors<Credentials> = {};
  if (!parsed)
    errors.username = { type: 'client', message: username.trim() === '' ? 'required' : 'invalid-username' };
  if (password === '') errors.password = { type: 'client', message: 'required' };
  return { values: {}, errors };
};

const keptKey = 'sala-log-in-form';
const keptNames = ['username'] as const;

/** Phone number or e-mail with PIN or password; afterwards the page reloads, so that every cache starts empty. */
export function LogInForm() {
  const t = useTranslations('auth.logIn');
  const locale = useLocale();
  const { target } = useRedirect();
  const waitingLink = useLocationSearch().get('link');
  const [linkIsOver, setLinkIsOver] = useState(false);
  const link = linkIsOver ? null : waitingLink;
  const [problem, setProblem] = useState<LogInProblem | null>(null);
  // Not with a locked network: whoever changes to another one may try at once.
  const lockedSeconds = useSecondsUntil(problem?.kind === 'locked' ? problem.untilMs : null);
  // Without default values, text that was typed before hydration stays.
  const form = useCheckedForm<Credentials>(resolver);
  // The other language is another page.
  useKeptValues(form, keptKey, keptNames, null);

  // Whoever is signed in already, or comes back to this page after the log-in, is led on; the hint alone may be old.
  const leadOn = useEffectEvent(async () => {
    if (waitingLink || !isSignedIn()) return;
    const { authApi } = await loadClient(import('@/lib/api/auth'));
    const isHere = await authApi.session.userinfo().then(
      () => true,
      () => false,
    );
    if (isHere) await openDocument(target ?? (await afterLogIn()), locale);
  });
  useEffect(() => {
    const look = ({ persisted }: Pick<PageTransitionEvent, 'persisted'>) => void (persisted && leadOn());
    void leadOn();
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);

  const logIn = async (credentials: Credentials) => {
    setProblem(null);
    try {
      const { sessionDoor } = await loadClient(import('@/lib/api/session-door'));
      await sessionDoor.open({ ...credentials, ...(link && { link }) });
    } catch (error) {
      const found = logInProblemOf(error);
      // The same button then logs in without linking.
      if (found.kind === 'linkExpired') setLinkIsOver(true);
      setProblem(found);
      return;
    }
    forgetKeptValues(keptKey);
    await openDocument(target ?? (await afterLogIn()), locale);
  };

  return (
    <Form form={form} onSubmit={logIn}>
      {problem && <LogInProblemNotice problem={problem} />}
      <TextField name="username" label={t('username')} autoComplete="username" autoCapitalize="none" />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('show')}
        hideLabel={t('hide')}
      />
      <SubmitButton disabled={lockedSeconds > 0}>{t('submit')}</SubmitButton>
    </Form>
  );
}
