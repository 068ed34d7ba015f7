'use client';

import { useTranslations } from 'next-intl';
import { RadioField } from '@/components/form/radio-field';
import { TextField } from '@/components/form/text-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { notificationApi } from '@/lib/api/notification';
import { type SmsBudget, smsBudgetChange } from '@/lib/contract/notices/sms-budget';
import { typedNumberOrNull } from '@/lib/contract/typed-forms';
import { groupDigits } from '@/lib/domain/values/number';

const form = smsBudgetChange.extend({ max: typedNumberOrNull(smsBudgetChange.shape.max) });

/** Another number of text messages, for today or from now on. */
export function ChangeSmsBudget({ budget, onClose }: { budget: SmsBudget; onClose: () => void }) {
  const t = useTranslations('inbox.smsBudget');
  const { send } = useWrite(notificationApi.smsBudget.change, { done: t('changed') });
  return (
    <WriteDialog
      title={t('change')}
      description={t('body')}
      schema={form}
      defaultValues={{ days: 'today', max: String(budget.max) }}
      onSend={(body) => send({ body, version: budget.version })}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <RadioField
        name="days"
        label={t('days.label')}
        options={(['today', 'every-day'] as const).map((value) => ({ value, label: t(`days.${value}`) }))}
      />
      <TextField
        name="max"
        label={t('max')}
        hint={t('maxHint', { max: groupDigits(budget.setting) })}
        inputMode="numeric"
        autoComplete="off"
      />
    </WriteDialog>
  );
}
