'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { ChoiceField } from '@/components/form/choice-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
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
  const { send } = useWrite(recruitmentApi.vacancyDesk.tellEmployer, { done: t('sent') });
  return (
    <WriteDialog
      title={t('title')}
      description={t('body', { address: to })}
      schema={mailForm}
      defaultValues={{ locale, message: '' }}
      onSend={(body) => send({ params, body })}
      submitLabel={t('submit')}
      onClose={onClose}
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
    </WriteDialog>
  );
}
