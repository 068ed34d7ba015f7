'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import * as z from 'zod';
import { BilingualField } from '@/components/form/bilingual-field';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { randomUuid } from '@/lib/device/random-uuid';
import { recruitmentApi } from '@/lib/api/recruitment';
import { requiredText } from '@/lib/contract/fields';
import type { VacancyStep } from '@/lib/contract/careers/vacancy-work';

const nameMax = 60;
const colors = { blue: '#2F6FED', amber: '#B7791F', violet: '#7C3AED', teal: '#0F766E' } as const;
const stepForm = z.object({
  name: requiredText(nameMax),
  nameNative: requiredText(nameMax),
  color: z.string().min(1, 'required'),
});

const { vacancyWork, vacancies } = recruitmentApi;
const invalidates = [vacancyWork.key, vacancies.key];

interface StepFormProps {
  organizationId: string;
  /** null: a new one. */
  step: VacancyStep | null;
  onDone: () => void;
}

/** The name of a step in both languages, and its colour. */
export function VacancyStepForm({ organizationId: orgId, step, onDone }: StepFormProps) {
  const t = useTranslations('vacancyDesk.steps');
  const newKey = useRef(`step-${randomUuid().slice(0, 13)}`);
  const { name = '', nameNative = '', color = colors.blue } = step ?? {};
  const form = useZodForm(stepForm, { defaultValues: { name, nameNative, color } });
  const add = useWrite(vacancyWork.addStep, { invalidates, done: t('saved') });
  const change = useWrite(vacancyWork.changeStep, { invalidates, done: t('saved') });
  const others = Object.values<string>(colors).includes(color)
    ? []
    : [{ value: color, label: t('ownColor') }];
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        if (step) await change.send({ params: { orgId, stepId: step.stepId }, body: values });
        else {
          const body = { key: newKey.current, ...values };
          await add.send({ params: { orgId }, body });
        }
        onDone();
      }}
    >
      <BilingualField name="name" label={t('name')} spelling="native" maxLength={nameMax} />
      <SelectField
        name="color"
        label={t('color')}
        options={[
          ...others,
          ...(Object.keys(colors) as (keyof typeof colors)[]).map((key) => ({
            value: colors[key],
            label: t(`colors.${key}`),
          })),
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton wide={false}>{t('save')}</SubmitButton>
        <Button variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
