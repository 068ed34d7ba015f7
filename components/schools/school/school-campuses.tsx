import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { Campus } from '@/lib/contract/schools/school-parts';
import { directionsUrl } from '@/lib/domain/contact-links';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickText } from '@/lib/i18n/pick';
import { addressText } from './address-text';
import { campusPins, type CampusPin } from './campus-places';
import { SchoolSection } from './school-section';
import { illustrationFolder } from '@/lib/illustrations/illustration-files';
import { provinceByCode, provinceName } from '@/lib/domain/geography/geography';

const file = `${illustrationFolder}/map-provinces.svg`;
const linkStyle = 'inline-flex min-h-11 items-center gap-2 font-medium text-accent-text hover:underline';
/** A name beside a pin on the right half is written to its left. */
const middlePercent = 52;

/** Cambodia with a pin for each campus. Drawn here, so that no map server learns who looks at a school. */
function CampusMap({ pins }: { pins: readonly CampusPin[] }) {
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

/** `number` is that of its pin on the map. */
function CampusCard({ campus, number }: { campus: Campus; number: number | null }) {
  const t = useTranslations('school.campuses');
  const places = useTranslations('schoolPlaces');
  const locale = useLocale();
  const { latitude, longitude, phone } = campus;
  const name = pickText(campus.name, locale);
  return (
    <Card className="flex h-full flex-col px-4 pb-1 pt-3 sm:px-5 sm:pb-2 sm:pt-4">
      <h3 className="flex items-baseline gap-2.5 text-lg font-semibold">
        {number !== null && <b className="pin-number">{number}</b>}
        {name}
      </h3>
      <p className="mt-1 flex gap-2.5 text-muted">
        <Icon name="map-pin" className="mt-[0.3em] size-5 shrink-0" />
        {addressText(campus, locale)}
      </p>
      <div className="mt-auto flex flex-wrap gap-x-5 pt-1">
        {latitude !== null && longitude !== null && (
          <a
            href={directionsUrl(latitude, longitude)}
            target="_blank"
            rel="noopener noreferrer"
            className={linkStyle}
          >
            <Icon name="map" className="size-5" />
            {places('directions')}
            <span className="sr-only">
              : {name} ({t('newTab')})
            </span>
          </a>
        )}
        {phone && (
          <a
            href={`tel:${phone}`}
            aria-label={t('call', { phone: formatPhone(phone) })}
            className={linkStyle}
          >
            <Icon name="phone" className="size-5" />
            {formatPhone(phone)}
          </a>
        )}
      </div>
    </Card>
  );
}

/** The campuses of the school; the page leaves the section out without any. */
export function SchoolCampuses({ campuses }: { campuses: readonly Campus[] }) {
  const t = useTranslations('school');
  const pins = campusPins(campuses);
  return (
    <SchoolSection id="campuses" title={t('nav.campuses')}>
      <div className={pins.length > 0 ? 'campus-places' : undefined}>
        {pins.length > 0 && (
          <div className="max-sm:hidden">
            <CampusMap pins={pins} />
          </div>
        )}
        <ul className={pins.length > 0 ? 'grid content-start gap-4' : 'grid gap-4 sm:grid-cols-2'}>
          {campuses.map((campus, index) => (
            <li key={campus.campusId}>
              <CampusCard campus={campus} number={pins.length > 0 ? index + 1 : null} />
            </li>
          ))}
        </ul>
      </div>
    </SchoolSection>
  );
}
