'use client';

import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/form/choice-field';

/** In Cambodia or abroad: determines the following fields. */
export function PlaceChoice({ name, label }: { name: string; label: string }) {
  const t = useTranslations('enrollment.place');
  return (
    <ChoiceField
      name={`${name}.place`}
      label={label}
      columns={2}
      compact
      choices={[
        { value: 'cambodia', label: t('cambodia') },
        { value: 'abroad', label: t('abroad') },
      ]}
    />
  );
}
