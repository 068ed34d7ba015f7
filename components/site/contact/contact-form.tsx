'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useLazyZodForm } from '@/components/form/use-lazy-zod-form';
import { useFormDraft } from '@/components/kits/work/use-form-draft';
import { loadClient } from '@/lib/api/load-client';
import type { contactForm } from '@/lib/contract/notices/mails';
import type * as z from 'zod';
import { FormFoot } from './form-foot';
import { SentNotice } from './sent-notice';
import { SpamTrapField } from './spam-trap-field';
import { useKnownPerson } from './use-known-person';
import { useSpamTrap } from './use-spam-trap';

const contactTopics = ['application', 'school', 'account', 'loan', 'mistake', 'other'] as const;

const loadContract = () => import('@/lib/contract/notices/mails');
const loadSchema = async () => (await loadContract()).contactForm;
const empty = { name: '', contact: '', subject: '', message: '' };
const fields = { name: 'name', contact: 'contact' } as const;
const messageMax = 5_000;

/** Writes to the people of Sala. Whatever happens, what was typed stays until it has been sent. */
export function ContactForm() {
  const t = useTranslations('contact');
  const locale = useLocale();
  const [sent, setSent] = useState<{ number: number | null } | null>(null);
  const form = useLazyZodForm(loadSchema, { defaultValues: empty });
  const { keyFor, clear } = useFormDraft('sala-contact', form, empty);
  useKnownPerson(form, fields);
  const trap = useSpamTrap();

  const send = async (typed: z.output<typeof contactForm>) => {
    const { contact, ...text } = typed;
    const idempotencyKey = keyFor(typed);
    const { notificationApi } = await loadClient(import('@/lib/api/notification'));
    const { readContact } = await loadClient(loadContract());
    const body = { ...text, ...readContact(contact), locale, ...(await trap.read()) };
    const { number } = await notificationApi.mails.contact({ body, idempotencyKey });
    clear();
    setSent({ number });
  };

  if (sent) {
    const body = sent.number === null ? t('sent.body') : t('sent.numbered', { number: String(sent.number) });
    return <SentNotice title={t('sent.title')} body={body} onAgain={() => setSent(null)} />;
  }
  return (
    <Form form={form} hasDraft onSubmit={send}>
      <SelectField
        name="subject"
        label={t('subject')}
        options={contactTopics.map((topic) => ({ value: t(`topic.${topic}`), label: t(`topic.${topic}`) }))}
      />
      <TextField name="name" label={t('name')} autoComplete="name" maxLength={100} />
      <TextField
        name="contact"
        label={t('contact')}
        hint={t('contactHint')}
        autoComplete="tel"
        autoCapitalize="none"
        maxLength={200}
      />
      <TextareaField name="message" label={t('message')} maxLength={messageMax} rows={6} />
      <SpamTrapField input={trap.input} />
      <FormFoot submit={t('send')} onClear={clear} />
    </Form>
  );
}
