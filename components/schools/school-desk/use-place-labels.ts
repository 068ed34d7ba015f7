import { useTranslations } from 'next-intl';

/** The labels of an address in Cambodia. */
export function usePlaceLabels() {
  const t = useTranslations('schoolDesk.place');
  return {
    province: t('province'),
    district: t('district'),
    commune: t('commune'),
    provinceFirst: t('provinceFirst'),
    districtFirst: t('districtFirst'),
  };
}
