'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import * as z from 'zod';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useErrorText } from '@/components/form/use-issue-text';
import { useZodForm } from '@/components/form/use-zod-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { applicantApi } from '@/lib/api/applicant';
import { consentsResource } from '@/lib/contract/applicant/consents';

const schema = consentsResource.endpoints.confirm.body ?? z.never();

interface ConsentDialogProps {
  schoolId: string;
  userId: string;
  enrollToId: string | null;
  name: string;
  phone: string;
  /** The person has agreed: the application is sent. */
  onAgreed: () => Promise<void>;
  onCancel: () => void;
}

/** The person agrees by a code that they get where Sala reaches them, and that they say to the advisor. */
export function ConsentDialog(props: ConsentDialogProps) {
  const { schoolId, userId, enrollToId, name, phone, onAgreed, onCancel } = props;
  const t = useTranslations('applicationDesk.consent');
  const errorText = useErrorText();
  const form = useZodForm(schema, { defaultValues: { verifyCode: '' } });
  const ask = useMutation(applicantApi.consents.ask.mutationOptions());
  const confirm = useMutation(applicantApi.consents.confirm.mutationOptions());
  const request = (by?: 'sms') => ask.mutate({ params: { id: schoolId }, body: { userId, enrollToId, by } });

  const isAsked = useRef(false);
  useEffect(() => {
    // Effects may run twice; a second message would make the first code useless.
    if (isAsked.current) return;
    isAsked.current = true;
    request();
  });

  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent title={t('title')} description={t('body', { name, phone })}>
        {ask.isError && (
          <Alert tone="danger" className="mb-4">
            {errorText(ask.error)}
          </Alert>
        )}
        <Form
          form={form}
          onSubmit={async (body) => {
            if (!ask.data) return;
            await confirm.mutateAsync({ params: { id: schoolId, consentId: ask.data.consentId }, body });
            await onAgreed();
          }}
          className="grid gap-4"
        >
          <CodeField name="verifyCode" label={t('code')} />
          <div className="flex flex-wrap gap-2">
            <SubmitButton wide={false} disabled={!ask.data}>
              {t('submit')}
            </SubmitButton>
            <Button variant="ghost" loading={ask.isPending} onClick={() => request('sms')}>
              {t('again')}
            </Button>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
