'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { maskContacts } from '@/lib/domain/questions/mask-contacts';

/** Says before sending that numbers and addresses in these fields will not be shown. */
export function ContactHint({ names }: { names: readonly string[] }) {
  const t = useTranslations('question');
  const typed: readonly unknown[] = useWatch({ name: [...names] });
  const isMasked = typed.some((text) => typeof text === 'string' && maskContacts(text) !== text);
  return (
    <p role="status" className="text-sm text-warning empty:hidden">
      {isMasked && t('contactHint')}
    </p>
  );
}
