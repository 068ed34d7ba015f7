import { useLocale, useTranslations } from 'next-intl';
import { illustrationFolder } from '@/lib/illustrations/illustration-files';
import { provinceByCode, provinceName } from '@/lib/domain/geography/geography';
import type { CampusPin } from './campus-places';

const file = `${illustrationFolder}/map-provinces.svg`;
/** A name beside a pin on the right half is written to its left. */
const middlePercent = 52;

/** Cambodia with a pin for each campus. Drawn here, so that no map server learns who looks at a school. */
export function CampusMap({ pins }: { pins: readonly CampusPin[] }) {
  const t = useTranslations('schoolPlaces');
  const locale = useLocale();
  // Without its kind of place, which takes too much room.
  const nameOf = ({ provinces }: CampusPin) =>
    provinces.map((code) => provinceByCode(code)?.[locale]).join(', ');
  const provinces = [...new Set(pins.flatMap((pin) => pin.provinces))];
  return (
    <div
      role="img"
      aria-label={t('map', { places: provinces.map((code) => provinceName(code, locale)).join(', ') })}
      className="campus-map"
    >
      <i style={{ maskImage: `url(${file})` }} />
      <svg aria-hidden="true" viewBox="0 0 1060 880" className="province-map">
        {provinces.map((code) => (
          <use key={code} href={`${file}#p${code}`} className="map-some" />
        ))}
        <use href={`${file}#lake`} className="map-lake" />
        <use href={`${file}#river`} className="map-river" />
      </svg>
      {pins.map((pin) => (
        <p
          key={pin.numbers[0]}
          aria-hidden="true"
          data-side={pin.left > middlePercent ? 'left' : 'right'}
          style={{ left: `${pin.left}%`, top: `${pin.top}%` }}
        >
          <b>{pin.numbers.join(', ')}</b>
          <span>{nameOf(pin)}</span>
        </p>
      ))}
    </div>
  );
}
