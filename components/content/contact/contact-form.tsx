'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useLazyZodForm } from '@/components/form/use-lazy-zod-form';
import { useFormDraft } from '@/components/kits/work/use-form-draft';
import { loadClient } from '@/lib/api/load-client';
import type { contactMessage } from '@/lib/contract/notification/mails';
import type * as z from 'zod';
import { FormFoot } from './form-foot';
import { SentNotice } from './sent-notice';
import { SpamTrapField } from './spam-trap-field';
import { useKnownPerson } from './use-known-person';
import { useSpamTrap } from './use-spam-trap';

const contactTopics = ['application', 'school', 'account', 'loan', 'mistake', 'other'] as const;

const loadSchema = async () => (await import('@/lib/contract/notification/mails')).contactMessage;
const empty = { name: '', email: '', subject: '', message: '' };
const fields = { name: 'name', email: 'email' } as const;
const messageMax = 5_000;

/** Writes to the people of Sala. Whatever happens, what was typed stays until it has been sent. */
export function ContactForm() {
  const t = useTranslations('contact');
  const [isSent, setIsSent] = useState(false);
  const form = useLazyZodForm(loadSchema, { defaultValues: empty });
  const { keyFor, clear } = useFormDraft('sala-contact', form, empty);
  useKnownPerson(form, fields);
  const trap = useSpamTrap();

  const send = async ({ name, email, subject, message }: z.output<typeof contactMessage>) => {
    const typed = { name, email, subject, message };
    const idempotencyKey = keyFor(typed);
    const { notificationApi } = await loadClient(import('@/lib/api/notification'));
    await notificationApi.mails.contact({ body: { ...typed, ...(await trap.read()) }, idempotencyKey });
    clear();
    setIsSent(true);
  };

  if (isSent)
    return <SentNotice title={t('sent.title')} body={t('sent.body')} onAgain={() => setIsSent(false)} />;
  return (
    <Form form={form} hasDraft onSubmit={send}>
      <SelectField
        name="subject"
        label={t('subject')}
        options={contactTopics.map((topic) => ({ value: t(`topic.${topic}`), label: t(`topic.${topic}`) }))}
      />
      <TextField name="name" label={t('name')} autoComplete="name" maxLength={100} />
      <TextField
        name="email"
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
      />
      <TextareaField name="message" label={t('message')} maxLength={messageMax} rows={6} />
      <SpamTrapField input={trap.input} />
      <FormFoot submit={t('send')} onClear={clear} />
    </Form>
  );
}
