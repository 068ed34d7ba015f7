'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { requiredText } from '@/lib/contract/fields';
import { type SchoolConfiguration, schoolSettingsResource } from '@/lib/contract/schools/school-settings';
import { readSetting, settingText } from './setting-values';

const { shape } = schoolSettingsResource.endpoints.setConfiguration.body;

const schema = z.object({
  configId: shape.configId,
  value: requiredText(500).transform(readSetting).pipe(shape.value),
  isPublic: z.boolean(),
});

interface SettingFormProps {
  schoolId: string;
  /** null: a new one. */
  setting: SchoolConfiguration | null;
  onSaved: () => void;
}

/** One setting of a school. */
export function SettingForm({ schoolId, setting, onSaved }: SettingFormProps) {
  const t = useTranslations('schoolDesk');
  const set = useWrite(schoolStructureApi.schoolSettings.setConfiguration, {
    invalidates: [schoolStructureApi.schoolSettings.key, schoolStructureApi.structures.key],
  });
  const form = useZodForm(schema, {
    defaultValues: setting
      ? { ...setting, value: settingText(setting.value) }
      : { configId: '', value: '', isPublic: true },
  });
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await set.send({ params: { id: schoolId }, body });
        showToast({ kind: 'success', message: t('saved') });
        onSaved();
      }}
    >
      <TextField
        name="configId"
        label={t('settings.name')}
        hint={t('settings.nameHint')}
        maxLength={60}
        autoCapitalize="none"
        disabled={setting !== null}
      />
      <TextareaField
        name="value"
        label={t('settings.value')}
        hint={t('settings.valueHint')}
        rows={3}
        maxLength={500}
      />
      <CheckboxField name="isPublic" label={t('settings.public')}>
        {t('settings.publicHint')}
      </CheckboxField>
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}
