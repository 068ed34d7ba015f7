'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { groupDigits } from '@/lib/domain/numbers';

/**
 * Says how much too long a text is. The browser's own limit would cut what is pasted without a word, and half a letter would be sent; the
 * form's schema refuses it, and nothing is lost.
 */
export function OverLimit({ name, max }: { name: string; max: number }) {
  const t = useTranslations('form');
  const value: unknown = useWatch({ name });
  const over = typeof value === 'string' ? value.length - max : 0;
  return (
    <p role="status" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
      {over > 0 && t('overLimit', { count: over, max: groupDigits(max) })}
    </p>
  );
}
