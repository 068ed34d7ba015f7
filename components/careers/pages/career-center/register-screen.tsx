'use client';

import { useTranslations } from 'next-intl';
import { RegistrationView } from '@/components/careers/registration/registration-view';
import { PageTitle } from '@/components/ui/page-title';
import { QueryProvider } from '@/lib/query/query-provider';

/** The registration with a career center. */
export function RegisterScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('registration');
  return (
    <div className="mx-auto max-w-2xl px-4 pb-14 pt-8 sm:px-6 sm:pt-12">
      <PageTitle size="public">{t('title')}</PageTitle>
      <p className="mb-6 mt-2 text-muted">{t('lead')}</p>
      <QueryProvider>
        <RegistrationView organizationId={organizationId} />
      </QueryProvider>
    </div>
  );
}
