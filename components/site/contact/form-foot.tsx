'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';

/** Sends a form of visitors, or empties it on a device that others use too. */
export function FormFoot({ submit, onClear }: { submit: string; onClear: () => void }) {
  const t = useTranslations('contact');
  const { isDirty } = useFormContext().formState;
  return (
    <div>
      <SubmitButton>{submit}</SubmitButton>
      <p className="mt-2 text-center text-sm text-muted">{t('kept')}</p>
      {isDirty && (
        <p className="text-center">
          <Button type="button" variant="link" size="sm" onClick={onClear}>
            {t('clear')}
          </Button>
        </p>
      )}
    </div>
  );
}
