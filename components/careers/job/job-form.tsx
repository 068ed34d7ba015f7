'use client';

import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { ChoiceField } from '@/components/form/choice-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import {
  RunningUploads,
  useRunningUploads,
  useReportUploads,
} from '@/components/kits/upload/running-uploads';
import { useFormDraft } from '@/components/kits/work/use-form-draft';
import { Alert } from '@/components/ui/alert';
import { outcomeOf } from '@/lib/api/outcome-of';
import { vacanciesApi } from '@/lib/api/vacancies';
import { typed } from '@/lib/contract/fields';
import type { StoredUpload } from '@/lib/contract/files/upload-shapes';
import { applyMethods, cvFileTypes } from '@/lib/domain/profiles/recruitment-options';
import { ownProfileQuery } from '@/lib/query/own-profile';
import type { JobPlace } from './job-apply-slot';
import { JobQuestions, sentAnswers } from './job-questions';
import { messageMax } from './message-max';
import { FilePicker } from '@/components/kits/upload/file-picker';
import { SendingRow } from '@/components/kits/upload/sending-row';
import { isOnItsWay, useUploads } from '@/components/kits/upload/use-uploads';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { ProfileCv } from '@/components/profiles/cv/profile-cv';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { href } from '@/lib/routes/href';

/** Exactly what an application with the digital profile shows to the people of the career center. */
function ProfilePreview({ query }: { query: UseQueryResult<CompleteProfile | null> }) {
  const t = useTranslations('jobApply.profile');
  const locale = useLocale();
  if (query.isPending) return <Skeleton className="h-40" />;
  if (query.data === null)
    return (
      <Alert
        title={t('none')}
        action={
          <LinkButton variant="secondary" href={href('/profile/my-profile')}>
            {t('make')}
          </LinkButton>
        }
      />
    );
  if (!query.data) return <FailedNotice onRetry={() => void query.refetch()} />;
  return (
    <section aria-label={t('title')} className="rounded-md bg-sunken p-3">
      <p className="mb-2 font-semibold">{t('title')}</p>
      <ProfileCv profile={query.data} locale={locale} />
    </section>
  );
}

interface CvPickerProps {
  cv: StoredUpload | null;
  onChange: (cv: StoredUpload | null) => void;
}

/** One CV, sent as soon as it is chosen. */
function CvPicker({ cv, onChange }: CvPickerProps) {
  const t = useTranslations('jobApply.cv');
  const uploads = useUploads({ purpose: 'cv' }, 'cv', onChange);
  useReportUploads(uploads.sendings.filter(isOnItsWay).length);
  return (
    <div role="group" aria-label={t('title')} className="grid gap-2">
      <p className="font-medium">{t('title')}</p>
      <p className="text-sm text-muted">{t('hint')}</p>
      {cv && (
        <p className="flex flex-wrap items-center gap-3 rounded-md border border-border p-3 wrap-anywhere">
          <Icon name="file-text" className="size-5 shrink-0" />
          {cv.fileName}
          <Button variant="link" onClick={() => onChange(null)}>
            {t('remove')}
          </Button>
        </p>
      )}
      <ul className="grid gap-2 empty:hidden">
        {uploads.sendings.map((sending) => (
          <SendingRow
            key={sending.id}
            sending={sending}
            onRetry={() => uploads.retry(sending)}
            onStop={() => uploads.stop(sending)}
          />
        ))}
      </ul>
      {!cv && uploads.sendings.length === 0 && (
        <div className="flex flex-wrap gap-3">
          <FilePicker
            types={cvFileTypes}
            camera="environment"
            texts={{
              photo: t('photo'),
              choose: t('choose'),
              photoLabel: t('photo'),
              chooseLabel: t('choose'),
            }}
            onFiles={(files) => uploads.add(files.slice(0, 1))}
          />
        </div>
      )}
    </div>
  );
}

const applyForm = z.object({
  method: z.enum(applyMethods, 'required'),
  message: typed(messageMax),
  answers: z.record(z.string(), z.string().nullish()),
});
const empty = { method: 'profile' as const, message: '', answers: {} };
const problems = {
  'vacancy-closed': 'closed',
  'already-applied': 'applied',
  404: 'closed',
  other: 'other',
} as const;

/** Applies with the digital profile or with a CV. What was typed stays until it has been sent, also where it is refused. */
export function JobForm({ place, userId }: { place: JobPlace; userId: string }) {
  const t = useTranslations('jobApply');
  const { organizationId: orgId, vacancyId, slug } = place;
  const [cv, setCv] = useState<StoredUpload | null>(null);
  const [problem, setProblem] = useState<'closed' | 'applied' | 'profile' | 'file' | 'sending' | null>(null);
  const { running, report } = useRunningUploads();
  const form = useZodForm(applyForm, { defaultValues: empty });
  const { keyFor, clear } = useFormDraft(`sala-job-${slug}`, form, empty);
  const method = form.watch('method');
  const profile = useQuery(ownProfileQuery({ orgId, userId }));
  const apply = useMutation(
    vacanciesApi.apply.mutationOptions({ meta: { invalidates: [vacanciesApi.key] } }),
  );

  const bodyOf = async (said: { message: string; answers: Record<string, string> }) => {
    if (method === 'profile') {
      // Who presses before it has been read has a profile all the same.
      const own =
        profile.data === undefined ? (await profile.refetch({ throwOnError: true })).data : profile.data;
      return own && { method, profileId: own.id, ...said };
    }
    const fileType = cvFileTypes.find((type) => type === cv?.fileType);
    return cv && fileType && { method, file: { key: cv.key, fileName: cv.fileName, fileType }, ...said };
  };
  const send = async ({ message, answers: typedAnswers }: z.output<typeof applyForm>) => {
    if (method === 'upload' && running > 0) return setProblem('sending');
    const answers = sentAnswers(typedAnswers);
    const body = await bodyOf({ message, answers });
    if (!body) return setProblem(method === 'profile' ? 'profile' : 'file');
    setProblem(null);
    const idempotencyKey = keyFor({ method, message: `${message}${cv?.key ?? ''}`, answers });
    form.setValue('message', message);
    try {
      await apply.mutateAsync({ params: { orgId, userId, vacancyId }, body, idempotencyKey });
      clear();
    } catch (error) {
      const known = outcomeOf(error, problems);
      if (known === 'other') throw error;
      setProblem(known);
    }
  };

  return (
    <Form form={form} hasDraft onSubmit={send}>
      <ChoiceField
        name="method"
        label={t('method')}
        columns={2}
        choices={applyMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
      />
      {method === 'profile' ? (
        <ProfilePreview query={profile} />
      ) : (
        <RunningUploads report={report}>
          <CvPicker
            cv={cv}
            onChange={(chosen) => {
              setCv(chosen);
              setProblem(null);
            }}
          />
        </RunningUploads>
      )}
      <JobQuestions questions={place.questions} />
      <TextareaField name="message" label={t('message')} rows={5} maxLength={messageMax} optional />
      {problem && <Alert tone="danger" title={t(`problem.${problem}`)} />}
      <SubmitButton>{t('send')}</SubmitButton>
      <p className="text-sm text-muted">{t('free')}</p>
    </Form>
  );
}
