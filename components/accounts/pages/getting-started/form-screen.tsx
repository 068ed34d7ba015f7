import { useTranslations } from 'next-intl';
import { EntryLink } from '@/components/accounts/account/entry-link';
import { LaterStartForm } from '@/components/accounts/account/later-forms';
import { WaySteps } from '@/components/accounts/account/way-steps';
import { PageTitle } from '@/components/ui/page-title';
import { telegramBot } from '@/lib/env/public-settings';

/** `/getting-started/form`: names and number of the new person. */
export function FormScreen() {
  const t = useTranslations('auth');
  return (
    <>
      <WaySteps way="start" step="ask" />
      <PageTitle>{t('begin.formTitle')}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{t('signUp.lead')}</p>
      <LaterStartForm hasBot={telegramBot() !== null} />
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2">
        <span className="text-muted">{t('signUp.haveAccount')}</span>
        <EntryLink
          to="/login"
          className="inline-flex min-h-11 items-center px-1 font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          {t('signUp.logIn')}
        </EntryLink>
      </p>
    </>
  );
}
