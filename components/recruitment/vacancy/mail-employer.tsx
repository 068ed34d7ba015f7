'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { ChoiceField } from '@/components/form/choice-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { recruitmentApi } from '@/lib/api/recruitment';
import { typed } from '@/lib/contract/fields';
import { textLimits } from '@/lib/domain/limits/texts';

const mailForm = z.object({ locale: z.enum(['km', 'en']), message: typed(textLimits.shortTextMax) });

interface MailEmployerProps {
  params: { orgId: string; id: string };
  to: string;
  locale: 'km' | 'en';
  onClose: () => void;
}

/** Mails the employer how many have applied; no person is named. */
export function MailEmployer({ params, to, locale, onClose }: MailEmployerProps) {
  const t = useTranslations('vacancyDesk.mail');
  const keyOf = useRef(keyOfBody());
  const form = useZodForm(mailForm, { defaultValues: { locale, message: '' } });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title')} description={t('body', { address: to })}>
        <Form
          form={form}
          onSubmit={async (body) => {
            await recruitmentApi.vacancyDesk.tellEmployer({
              params,
              body,
              idempotencyKey: keyOf.current(body),
            });
            showToast({ kind: 'success', message: t('sent') });
            onClose();
          }}
        >
          <ChoiceField
            name="locale"
            label={t('language')}
            columns={2}
            choices={(['km', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
          <TextareaField
            name="message"
            label={t('message')}
            hint={t('messageHint')}
            rows={4}
            maxLength={textLimits.shortTextMax}
            optional
          />
          <SubmitButton>{t('submit')}</SubmitButton>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
