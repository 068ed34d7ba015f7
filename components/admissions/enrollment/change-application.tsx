'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { defaultForm } from '@/lib/domain/admissions/applicant-form';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { ChangeFlow, type ReadableApplication } from './change-flow';

/** One's own pending application, open for correction by the form that it answers. */
export function ChangeApplication({ application }: { application: ReadableApplication }) {
  const t = useTranslations('enrollment');
  const router = useRouter();
  const { applicantId: id, requiredDocuments } = application;
  const form = application.form ?? defaultForm({ schoolType: 'university', requiredDocuments });
  const back = href('/profile/applications/[id]', { id });
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{t('change.heading')}</PageTitle>
        <LinkButton href={back} variant="secondary">
          {t('change.leave')}
        </LinkButton>
      </div>
      <ChangeFlow application={application} form={form} onDone={() => router.replace(back)} />
    </>
  );
}
