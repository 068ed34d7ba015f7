'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormProvider } from 'react-hook-form';
import { TextareaField } from '@/components/form/textarea-field';
import { useFormDraft } from '@/components/kits/work/use-form-draft';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import { href } from '@/lib/routes/href';
import type { JobPlace } from './job-apply-slot';
import { messageMax } from './message-max';
import { PublicJobForm } from './public-job-form';

const empty = { message: '' };

/** What a visitor reads who wants to apply: log in and come back with the text, or apply without an account. */
export function VisitorApply(place: JobPlace) {
  const t = useTranslations('jobApply');
  const [isPublic, setPublic] = useState(false);
  const page = href('/career-center/internship-job-opportunities/[slug]', { slug: place.slug });
  return (
    <Panel title={t('title')}>
      {isPublic ? (
        <PublicJobForm place={place} onBack={() => setPublic(false)} />
      ) : (
        <div className="grid gap-5">
          <Alert title={t('logInFirst')}>{t('comeBack')}</Alert>
          <FirstMessage slug={place.slug} />
          <div className="flex flex-wrap gap-3">
            <LinkButton href={href('/login', undefined, { redirect: page })}>{t('logIn')}</LinkButton>
            <Button variant="secondary" onClick={() => setPublic(true)}>
              {t('withoutAccount')}
            </Button>
          </div>
        </div>
      )}
    </Panel>
  );
}

/** What is written before the log-in stays on the device, and stands in the form afterwards. */
function FirstMessage({ slug }: { slug: string }) {
  const t = useTranslations('jobApply');
  const form = useForm({ defaultValues: empty });
  useFormDraft(`sala-job-${slug}`, form, empty);
  return (
    <FormProvider {...form}>
      <TextareaField name="message" label={t('message')} rows={4} maxLength={messageMax} optional />
    </FormProvider>
  );
}
