'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { isIdentityProviderName, isSignInProblem } from '@/lib/domain/accounts/identity-providers';
import { useLocationSearch } from '@/lib/i18n/use-location-search';
import { providerNames } from './provider-mark';

/** The reason why a sign-in through a provider returned here: it failed, or the account has to be proven first. */
export function SocialSignInNotice() {
  const t = useTranslations('auth.social');
  const query = useLocationSearch();
  const [problem, provider] = [query.get('problem'), query.get('provider')];
  if (query.has('link') && isIdentityProviderName(provider)) {
    return (
      <Alert tone="info" title={t('link.title')} className="mb-6">
        {t('link.body', { provider: providerNames[provider] })}
      </Alert>
    );
  }
  if (!isSignInProblem(problem)) return null;
  return (
    <Alert
      tone={problem === 'refused' ? 'warning' : 'danger'}
      title={t(`problem.${problem}.title`)}
      className="mb-6"
    >
      {t(`problem.${problem}.body`)}
    </Alert>
  );
}
