import { useLocale, useTranslations } from 'next-intl';
import type { ProvinceCount } from './province-counts';
import { ProvinceChips } from './province-chips';
import { ProvinceMap } from './province-map';

/** Provinces with schools, on the map and by name, most schools first. */
export function ProvinceList({ provinces }: { provinces: readonly ProvinceCount[] }) {
  const locale = useLocale();
  const words = useTranslations('education');
  const onMap = provinces.map(({ place, count }) => ({
    code: place.code,
    count,
    label: `${place[locale]}: ${words('schoolCount', { count })}`,
  }));
  return (
    <div className="grid items-center gap-x-12 gap-y-5 lg:grid-cols-[1.15fr_1fr]">
      <ProvinceMap provinces={onMap} className="mx-auto h-auto w-full max-w-2xl" />
      <ProvinceChips provinces={provinces.map(({ place, count }) => [place.code, place[locale], count])} />
    </div>
  );
}
