import { useLocale, useTranslations } from 'next-intl';
import { ProvinceChoice } from './province-choice';
import type { ProvinceCount } from './province-counts';

/** Provinces with schools, on the map, and those with most schools by name. */
export function ProvinceList({ provinces }: { provinces: readonly ProvinceCount[] }) {
  const locale = useLocale();
  const t = useTranslations('home.provinces');
  return (
    <ProvinceChoice
      everywhere={t('all')}
      provinces={provinces.map(({ place, count }) => ({ code: place.code, name: place[locale], count }))}
    />
  );
}
