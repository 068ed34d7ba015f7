'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { ChoiceField } from '@/components/form/choice-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { RunningUploads, useRunningUploads } from '@/components/kits/upload/running-uploads';
import { useFormDraft } from '@/components/kits/work/use-form-draft';
import { Alert } from '@/components/ui/alert';
import { outcomeOf } from '@/lib/api/outcome-of';
import { vacanciesApi } from '@/lib/api/vacancies';
import { typed } from '@/lib/contract/fields';
import type { StoredUpload } from '@/lib/contract/files/upload-shapes';
import { applyMethods, cvFileTypes } from '@/lib/domain/profiles/recruitment-options';
import { ownProfileQuery } from '@/lib/query/own-profile';
import { CvPicker } from './cv-picker';
import type { JobPlace } from './job-apply-slot';
import { JobQuestions, sentAnswers } from './job-questions';
import { messageMax } from './message-max';
import { ProfilePreview } from './profile-preview';

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
