'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { randomUuid } from '@/lib/device/random-uuid';
import { type RejectReason, rejectReasonDraft } from '@/lib/contract/careers/reject-reasons';
import { textLimits } from '@/lib/domain/limits/texts';

const words = rejectReasonDraft.pick({ name: true });

interface ReasonFormProps {
  /** null: a new one. */
  reason: RejectReason | null;
  store: (reason: RejectReason) => Promise<unknown>;
  onDone: () => void;
}

/** The words of a reason in both languages. */
export function ReasonForm({ reason, store, onDone }: ReasonFormProps) {
  const t = useTranslations('vacancyDesk.reasons');
  // A new reason keeps its key while it is tried again.
  const [newKey] = useState(() => `reason-${randomUuid().slice(0, 13)}`);
  const { key = newKey, name = { en: '', km: '' }, active = true } = reason ?? {};
  const form = useZodForm(words, { defaultValues: { name } });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await store({ key, active, ...values });
        showToast({ kind: 'success', message: t('saved') });
        onDone();
      }}
    >
      <BilingualField name="name" label={t('name')} maxLength={textLimits.shortTextMax} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton wide={false}>{t('save')}</SubmitButton>
        <Button variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
