import { useTranslations } from 'next-intl';
import { EntryLink } from '@/components/accounts/account/entry-link';
import { LaterResetForm } from '@/components/accounts/account/later-forms';
import { WaySteps } from '@/components/accounts/account/way-steps';
import { PageTitle } from '@/components/ui/page-title';

/** `/forgot-password/reset`: the account whose PIN is reset. */
export function ResetScreen() {
  const t = useTranslations('auth.reset');
  return (
    <>
      <WaySteps way="reset" step="ask" />
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{t('lead')}</p>
      <LaterResetForm />
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2">
        <span className="text-muted">{t('remembered')}</span>
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
