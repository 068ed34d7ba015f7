'use client';

import { useTranslations } from 'next-intl';
import { useContext } from 'react';
import { useFormState } from 'react-hook-form';
import { useHydrated } from '@/lib/device/use-hydrated';
import type { ButtonProps } from '@/components/ui/button';
import { SteadyButton } from '@/components/ui/steady-button';
import { FormLeavingContext } from './form-context';

/**
 * Waits while the form is sent, and until the page that it leads to is there. Never disabled for invalid input: a click shows what is missing. Disabled before
 * hydration, and with it the return key: the browser would submit the form natively, as a new page.
 */
export function SubmitButton({
  children,
  wide = true,
  size = 'lg',
  disabled,
  ...props
}: Omit<ButtonProps, 'type' | 'loading'>) {
  const t = useTranslations('form');
  const { isSubmitting } = useFormState();
  const isLeaving = useContext(FormLeavingContext);
  const hydrated = useHydrated();
  return (
    <SteadyButton
      {...props}
      disabled={disabled || !hydrated}
      type="submit"
      wide={wide}
      size={size}
      loading={isSubmitting || isLeaving}
    >
      {children ?? t('submit')}
    </SteadyButton>
  );
}
