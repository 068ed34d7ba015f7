'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import type { ZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { textLimits } from '@/lib/domain/limits';
import { type PreviewTexts, StatementPreview } from './statement-preview';
import type { StatementTexts, statementTexts } from './statement-schema';

/** Where a statement stands, for its preview. */
export interface StatementPlace {
  test: OrientationTest;
  id: string;
  number: number;
  total: number;
  previewTexts: PreviewTexts;
}

interface StatementFormProps extends StatementPlace {
  form: ZodForm<typeof statementTexts>;
  hint: string;
  /** Above the buttons: what stands in the way. */
  notice?: ReactNode;
  onSubmit: (texts: StatementTexts) => Promise<unknown>;
  onCancel: () => void;
}

/** Both languages of a statement, and beside them what students will see. */
export function StatementForm({ form, hint, notice, onSubmit, onCancel, ...place }: StatementFormProps) {
  const t = useTranslations('orientationStaff.edit');
  const { title = '', titleNative = '' } = useWatch({ control: form.control });
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[2fr_3fr]">
      <Form form={form} onSubmit={onSubmit} className="grid content-start gap-4">
        <p className="text-sm text-muted">{hint}</p>
        <TextareaField
          name="titleNative"
          label={t('titleNative')}
          lang="km"
          rows={2}
          maxLength={textLimits.titleMax}
        />
        <TextareaField name="title" label={t('title')} lang="en" rows={2} maxLength={textLimits.titleMax} />
        {notice}
        <div className="flex flex-col-reverse gap-2.5 sm:flex-row">
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <SubmitButton wide={false} size="md">
            {t('save')}
          </SubmitButton>
        </div>
      </Form>
      <StatementPreview {...place} texts={{ km: titleNative, en: title }} />
    </div>
  );
}
