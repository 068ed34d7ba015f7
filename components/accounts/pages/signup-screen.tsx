import { useTranslations } from 'next-intl';
import { EntryLink } from '@/components/accounts/account/entry-link';
import { LaterSignupForm } from '@/components/accounts/account/later-forms';
import { WaySteps } from '@/components/accounts/account/way-steps';
import { SocialButtons } from '@/components/accounts/account/social-buttons';
import { PageTitle } from '@/components/ui/page-title';
import { signInProviders, telegramBot } from '@/lib/env/public-settings';

/** `/signup`: names and number. */
export function SignupScreen() {
  const t = useTranslations('auth.signUp');
  return (
    <>
      <WaySteps way="signup" step="ask" />
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{t('lead')}</p>
      <LaterSignupForm hasBot={telegramBot() !== null} />
      <SocialButtons providers={signInProviders()} />
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2">
        <span className="text-muted">{t('haveAccount')}</span>
        <EntryLink
          to="/login"
          className="inline-flex min-h-11 items-center px-1 font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          {t('logIn')}
        </EntryLink>
      </p>
    </>
  );
}
