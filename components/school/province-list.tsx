import { useLocale, useTranslations } from 'next-intl';
import { ChipLink } from '@/components/ui/chip';
import { href } from '@/lib/routes/href';
import type { ProvinceCount } from './province-counts';
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
      <ul className="-mx-4 flex gap-2.5 overflow-x-auto px-4 pb-3 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:p-0">
        {provinces.map(({ place, count }) => (
          <li key={place.code} className="shrink-0">
            <ChipLink href={href('/explore', undefined, { province: place.code })} prefetch={false}>
              {place[locale]}
              <span className="text-muted">{count}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
