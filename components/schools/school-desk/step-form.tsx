'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { TextField } from '@/components/form/text-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { applicantApi } from '@/lib/api/applicant';
import { type OwnStep, schoolSettingsResource } from '@/lib/contract/schools/school-settings';
import { typedNumberOrNull } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';
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

interface StepDialogProps {
  schoolId: string;
  /** null: a new one. */
  step: OwnStep | null;
  onClose: () => void;
}

/** One step of a school; its key stays, because applications name it. */
export function SchoolStepForm({ schoolId, step, onClose }: StepDialogProps) {
  const t = useTranslations('schoolDesk');
  const told = { invalidates, done: t('saved') };
  const create = useWrite(schoolStructureApi.schoolSettings.createStep, told);
  const update = useWrite(schoolStructureApi.schoolSettings.updateStep, told);
  const save = (body: z.output<typeof schema>) =>
    step
      ? update.send({ params: { id: schoolId, stepId: step.applicantStepId }, body })
      : create.send({
          params: { id: schoolId },
          body: { ...body, key: nameSlug(body.name, 'step').slice(0, 60) },
        });
  return (
    <WriteDialog
      title={t(step ? 'steps.edit' : 'steps.add')}
      schema={schema}
      defaultValues={step ? typedFrom(schema, step) : newStep}
      onSend={save}
      submitLabel={t('save')}
      onClose={onClose}
    >
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
    </WriteDialog>
  );
}
