'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { SchoolField } from '@/components/schools/school/school-field';
import { schoolRequestApi } from '@/lib/api/school-requests';
import { isApiError } from '@/lib/api/api-error';
import { schoolRequestDraft } from '@/lib/contract/admissions/school-requests';
import type { SchoolRequestKind } from '@/lib/domain/admissions/school-requests';
import { Alert } from '@/components/ui/alert';

const schema = schoolRequestDraft.omit({ kind: true }).extend({ schoolId: z.uuid('required') });
const empty = { schoolId: '', title: '', message: '' };

/** Asks a school for what it does not list. */
export function RequestForm({ kind }: { kind: SchoolRequestKind }) {
  const t = useTranslations('schoolRequests');
  const form = useZodForm(schema, { defaultValues: empty });
  const [isFull, setFull] = useState(false);
  const { send } = useWrite(schoolRequestApi.create, {
    done: () => {
      form.reset(empty);
      return t('sent');
    },
  });
  const submit = async ({ schoolId, ...body }: z.output<typeof schema>) => {
    setFull(false);
    try {
      await send({ params: { id: schoolId }, body: { kind, ...body } });
    } catch (error) {
      if (!isApiError(error, 409)) throw error;
      setFull(true);
    }
  };
  return (
    <Form form={form} onSubmit={submit}>
      <SchoolField name="schoolId" label={t('school')} none={null} />
      <TextField name="title" label={t(`${kind}.what`)} hint={t(`${kind}.hint`)} autoComplete="off" />
      <TextareaField name="message" label={t('message')} optional rows={4} />
      {isFull && <Alert tone="warning" title={t('full')} />}
      <SubmitButton>{t('send')}</SubmitButton>
    </Form>
  );
}
