'use client';

import { useTranslations } from 'next-intl';
import { BilingualField } from '@/components/form/bilingual-field';
import { textLimits } from '@/lib/domain/limits/texts';

export function StatementFields() {
  const t = useTranslations('orientationStaff.edit');
  return (
    <BilingualField
      name="title"
      spelling="native"
      as="textarea"
      label={t('title')}
      labels={{ km: t('titleNative'), en: t('title') }}
      rows={2}
      maxLength={textLimits.titleMax}
    />
  );
}
