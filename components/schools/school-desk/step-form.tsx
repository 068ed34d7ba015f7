'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { applicantApi } from '@/lib/api/applicant';
import { type OwnStep, schoolSettingsResource } from '@/lib/contract/schools/school-settings';
import { typedNumberOrNull } from '@/lib/contract/typed-forms';
import { nameSlug } from '@/lib/domain/schools/name-slug';

const { shape } = schoolSettingsResource.endpoints.createStep.body;

const schema = z.object({
  name: shape.name,
  nameNative: shape.nameNative,
  color: shape.color,
  order: typedNumberOrNull(shape.order).transform((order) => order ?? null),
  status: shape.status,
});

const newStep = { name: '', nameNative: '', color: '#3B82F6', order: '', status: true };
const invalidates = [
  schoolStructureApi.schoolSettings.key,
  applicantApi.applicants.key,
  applicantApi.pipeline.key,
];

interface StepFormProps {
  schoolId: string;
  /** null: a new one. */
  step: OwnStep | null;
  onSaved: () => void;
}

/** One step of a school; its key stays, because applications name it. */
export function StepForm({ schoolId, step, onSaved }: StepFormProps) {
  const t = useTranslations('schoolDesk');
  const create = useWrite(schoolStructureApi.schoolSettings.createStep, { invalidates });
  const update = useWrite(schoolStructureApi.schoolSettings.updateStep, { invalidates });
  const form = useZodForm(schema, {
    defaultValues: step
      ? {
          name: step.name,
          nameNative: step.nameNative,
          color: step.color,
          order: step.order === null ? '' : String(step.order),
          status: step.status,
        }
      : newStep,
  });
  const save = async (values: z.output<typeof schema>) => {
    if (step) {
      await update.send({ params: { id: schoolId, stepId: step.applicantStepId }, body: values });
    } else {
      await create.send({
        params: { id: schoolId },
        body: { ...values, key: nameSlug(values.name, 'step').slice(0, 60) },
      });
    }
    showToast({ kind: 'success', message: t('saved') });
    onSaved();
  };
  return (
    <Form form={form} onSubmit={save}>
      <BilingualField name="name" label={t('fields.name')} spelling="native" maxLength={60} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="color" label={t('steps.color')} type="color" />
        <TextField
          name="order"
          label={t('steps.order')}
          hint={t('steps.orderHint')}
          inputMode="numeric"
          optional
        />
      </div>
      <CheckboxField name="status" label={t('steps.on')}>
        {t('steps.onHint')}
      </CheckboxField>
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}
