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
import { requiredBoth } from '@/lib/contract/fields';
import type { Registrant } from '@/lib/contract/campaigns/campaign-desk';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { campaignLimits, messageTemplates } from '@/lib/domain/campaigns/campaign-rules';
import { KeptRegistrants } from './kept-registrants';
import { messageStart } from './message-starts';
import { type RegistrantProblem, useRegistrantCalls } from './use-registrant-calls';

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
