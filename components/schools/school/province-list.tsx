import { useLocale } from 'next-intl';
import { ProvinceChoice } from './province-choice';
import type { ProvinceCount } from './province-counts';

/** Provinces with schools, on the map and by name, most schools first. */
export function ProvinceList({ provinces }: { provinces: readonly ProvinceCount[] }) {
  const locale = useLocale();
  return (
    <ProvinceChoice
      provinces={provinces.map(({ place, count }) => ({ code: place.code, name: place[locale], count }))}
    />
  );
}
