import { useTranslations } from 'next-intl';
import { EntryLink } from '@/components/accounts/account/entry-link';
import { LaterLeavingNotice, LaterLogInForm } from '@/components/accounts/account/later-forms';
import { SessionExpiredNotice } from '@/components/accounts/account/session-expired-notice';
import { SocialButtons } from '@/components/accounts/account/social-buttons';
import { SocialSignInNotice } from '@/components/accounts/account/social-sign-in-notice';
import { Card, CardBody } from '@/components/ui/card';
import { PageTitle } from '@/components/ui/page-title';
import { signInProviders } from '@/lib/env/public-settings';

const linkStyle =
  'inline-flex min-h-11 items-center px-1 font-semibold text-accent-text underline-offset-4 hover:underline';

/** `/login`: signs in and returns to the page that asked for it. */
export function LoginScreen() {
  const t = useTranslations('auth.logIn');
  return (
    <>
      <SessionExpiredNotice />
      <Card>
        <CardBody>
          <PageTitle size="card">{t('title')}</PageTitle>
          <p className="mb-6 mt-1 text-muted">{t('lead')}</p>
          <LaterLeavingNotice />
          <SocialSignInNotice />
          <LaterLogInForm />
          <p className="mt-4 text-center">
            <EntryLink to="/forgot-password/reset" className={linkStyle}>
              {t('forgotten')}
            </EntryLink>
          </p>
          <SocialButtons providers={signInProviders()} />
        </CardBody>
      </Card>
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2">
        <span className="text-muted">{t('noAccount')}</span>
        <EntryLink to="/signup" className={linkStyle}>
          {t('signUp')}
        </EntryLink>
      </p>
      <p className="text-center">
        <EntryLink to="/getting-started" className={linkStyle}>
          {t('start')}
        </EntryLink>
      </p>
    </>
  );
}
