'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { applicantApi } from '@/lib/api/applicant';
import { consentsResource } from '@/lib/contract/admissions/consents';

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
  const form = useZodForm(schema, { defaultValues: { verifyCode: '' } });
  const [asked, setAsked] = useState<Awaited<ReturnType<typeof applicantApi.consents.ask>> | null>(null);
  const ask = useWrite(applicantApi.consents.ask, { inPlace: true, done: setAsked });
  const confirm = useWrite(applicantApi.consents.confirm);
  const request = (by?: 'sms') => ask.run({ params: { id: schoolId }, body: { userId, enrollToId, by } });

  const element = useRef<HTMLFormElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    // Effects may run twice; a second message would make the first code useless.
    if (isAsked.current) return;
    isAsked.current = true;
    void request();
  });

  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent title={t('title')} description={t('body', { name, phone })}>
        {ask.problem && (
          <Alert tone="danger" className="mb-4">
            {ask.problem}
          </Alert>
        )}
        <Form
          form={form}
          ref={element}
          onSubmit={async (body) => {
            if (!asked) return;
            await confirm.send({ params: { id: schoolId, consentId: asked.consentId }, body });
            await onAgreed();
          }}
          className="grid gap-4"
        >
          <CodeField
            name="verifyCode"
            label={t('code')}
            onComplete={() => element.current?.requestSubmit()}
          />
          <div className="flex flex-wrap gap-2">
            <SubmitButton wide={false} disabled={!asked}>
              {t('submit')}
            </SubmitButton>
            <Button variant="ghost" loading={ask.busy} onClick={() => void request('sms')}>
              {t('again')}
            </Button>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
