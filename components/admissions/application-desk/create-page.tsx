'use client';

import { useTranslations } from 'next-intl';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { BackLink } from '@/components/kits/detail/back-link';
import { FormSkeleton } from '@/components/admissions/enrollment/form-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';
import { PageTitle } from '@/components/ui/page-title';

const CreateApplication = lazyPart(
  () => import('./create-application').then((module) => module.CreateApplication),
  FormSkeleton,
  { ahead: true, ssr: false },
);

/** Somebody of a desk registers a person who agrees by code. */
export function CreatePage() {
  const area = useApplicationArea();
  const t = useTranslations('applicationDesk.create');
  const tApplications = useTranslations('applications');
  return (
    <>
      <BackLink href={area.list.href()}>{tApplications('backToList')}</BackLink>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-5 mt-1.5 max-w-prose text-muted">{t('lead')}</p>
      <CreateApplication />
    </>
  );
}
