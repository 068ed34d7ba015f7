'use client';

import { useTranslations } from 'next-intl';
import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '@/components/ui/button';

/** Waits while the form is sent. Never disabled for invalid input: pressing it says what is missing. */
export function SubmitButton({
  children,
  wide = true,
  size = 'lg',
  ...props
}: Omit<ButtonProps, 'type' | 'loading'>) {
  const t = useTranslations('form');
  const { isSubmitting } = useFormState();
  return (
    <Button {...props} type="submit" wide={wide} size={size} loading={isSubmitting}>
      {children ?? t('submit')}
    </Button>
  );
}
