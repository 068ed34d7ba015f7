'use client';

import { useTranslations } from 'next-intl';
import { PlaceFields } from '@/components/schools/place/place-fields';

const path = 'enrollToDetail.address';
const names = {
  province: `${path}.provinceCode`,
  district: `${path}.districtCode`,
  commune: `${path}.communeCode`,
};

/** Where an applicant lives. */
export function CambodianAddressFields() {
  const t = useTranslations('enrollment.contact');
  const labels = {
    province: t('province'),
    district: t('district'),
    commune: t('commune'),
    provinceFirst: t('provinceFirst'),
    districtFirst: t('districtFirst'),
  };
  return <PlaceFields names={names} labels={labels} />;
}
