'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useRest } from '@/components/kits/batch/kept-rows';
import { AnswerSelect } from '@/components/ui/answer-select';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { requiredBoth, type Text } from '@/lib/contract/fields';
import type { Registrant } from '@/lib/contract/campaigns/campaign-desk';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { campaignLimits, messageTemplates } from '@/lib/domain/campaigns/campaign-rules';
import { KeptRegistrants } from './kept-registrants';
import { type RegistrantProblem, useRegistrantCalls } from './use-registrant-calls';
import { plainDate } from '@/lib/domain/dates/dates';

interface Facts {
  day: string;
  place: string;
}

type Template = (typeof messageTemplates)[number];

/** What a text of each template says; staff changes it before it is sent. */
const starts: Readonly<Record<Template, Record<'km' | 'en', (facts: Facts) => string>>> = {
  confirmed: {
    km: ({ day, place }) => `កន្លែងរបស់អ្នកត្រូវបានបញ្ជាក់ហើយ។${day && ` សូមមកនៅថ្ងៃ ${day}`}${place && ` នៅ${place}`}។`,
    en: ({ day, place }) =>
      `Your place is confirmed.${day && ` Please come on ${day}`}${place && ` to ${place}`}.`,
  },
  reminder: {
    km: ({ day, place }) =>
      `សូមរំលឹក៖ យើងជួបគ្នា${day && `នៅថ្ងៃ ${day}`}${place && ` នៅ${place}`}។ បើអ្នកមកមិនបាន សូមបោះបង់កន្លែងរបស់អ្នក។`,
    en: ({ day, place }) =>
      `A reminder: we meet${day && ` on ${day}`}${place && ` at ${place}`}. If you cannot come, please give your place back.`,
  },
  change: {
    km: () => 'មានការផ្លាស់ប្តូរ៖ ',
    en: () => 'There is a change: ',
  },
  declined: {
    km: () => 'សូមអភ័យទោស លើកនេះមិនមានកន្លែងសម្រាប់អ្នកទេ។ យើងនឹងប្រាប់អ្នកនៅលើកក្រោយ។',
    en: () => 'We are sorry: there is no place for you this time. We will tell you about the next one.',
  },
};

/** The start of a message in both languages. */
const messageStart = (template: Template, { heldFrom, place }: Campaign): Text => {
  const of = (locale: 'km' | 'en') =>
    starts[template][locale]({ day: heldFrom ? plainDate(heldFrom, locale) : '', place: place[locale] });
  return { km: of('km'), en: of('en') };
};

const { messageMax } = campaignLimits;
const messageForm = z.object({ text: requiredBoth(messageMax) });

interface WriteToRegistrantsProps {
  campaign: Campaign;
  registrants: readonly Registrant[];
  onClose: () => void;
}

/** Writes to the chosen people in both languages; a template is where the text begins. */
export function WriteToRegistrants({ campaign, registrants, onClose }: WriteToRegistrantsProps) {
  const t = useTranslations('campaignDesk.registrants');
  const { write } = useRegistrantCalls(campaign.slug);
  const [template, setTemplate] = useState<(typeof messageTemplates)[number] | null>(null);
  const { rest, kept, run } = useRest<Registrant, RegistrantProblem>(registrants, {
    done: (count) => t('write.done', { count }),
    onAllDone: onClose,
  });
  const form = useZodForm(messageForm, { defaultValues: { text: { km: '', en: '' } } });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('write.title', { count: rest.length })} description={t('write.body')}>
        <KeptRegistrants kept={kept} />
        <Form form={form} onSubmit={({ text }) => run((rows) => write(rows, text))}>
          <AnswerSelect
            label={t('write.template')}
            none={t('choose')}
            value={template}
            options={messageTemplates.map((value) => ({ value, label: t(`template.${value}`) }))}
            onPick={(picked) => {
              setTemplate(picked);
              if (picked) form.setValue('text', messageStart(picked, campaign), { shouldDirty: true });
            }}
          />
          <TextareaField name="text.km" label={t('write.km')} rows={5} maxLength={messageMax} />
          <TextareaField name="text.en" label={t('write.en')} rows={5} maxLength={messageMax} />
          <SubmitButton>{t('write.submit')}</SubmitButton>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
