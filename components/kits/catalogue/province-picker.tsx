'use client';

import { useLocale, useTranslations } from 'next-intl';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';
import type { PickerProps } from './picker-props';
import { OptionPicker } from './option-picker';

/** The capital and the 24 provinces. */
export function ProvincePicker(props: PickerProps) {
  const t = useTranslations('catalogue');
  const locale = useLocale();
  const options = provinces.map((place) => ({
    value: place.code,
    label: placeLabel(place, locale),
    also: locale === 'km' ? place.en : place.km,
  }));
  return <OptionPicker {...props} searchLabel={t('picker.provinces')} groups={[{ key: 'all', options }]} />;
}
