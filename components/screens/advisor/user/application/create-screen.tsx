'use client';

import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/kits/detail/back-link';
import { FormSkeleton } from '@/components/admissions/enrollment/form-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';
import { PageTitle } from '@/components/ui/page-title';
import { href } from '@/lib/routes/href';

const CreateApplication = lazyPart(
  () =>
    import('@/components/admissions/application-desk/create-application').then(
      (module) => module.CreateApplication,
    ),
  FormSkeleton,
  { ahead: true, ssr: false },
);

/** An advisor registers somebody who agrees by code. */
export function CreateScreen() {
  const t = useTranslations('applicationDesk.create');
  const tApplications = useTranslations('applications');
  return (
    <>
      <BackLink href={href('/advisor/user/application')}>{tApplications('backToList')}</BackLink>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-5 mt-1.5 max-w-prose text-muted">{t('lead')}</p>
      <CreateApplication />
    </>
  );
}
