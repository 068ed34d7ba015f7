'use client';

import { readNumber } from '@/lib/domain/values/number';
import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { provinceName } from '@/lib/domain/geography/geography';
import { placeOnMap, pointOnMap } from '@/lib/illustrations/map/map-projection';
import { provinceMarks } from '@/lib/illustrations/map/province-marks';
import { illustrationFolder } from '@/lib/illustrations/illustration-files';

interface Position {
  latitude: number;
  longitude: number;
}

interface CampusMapProps {
  place: Position | null;
  onPick: (place: Position) => void;
}

const file = `${illustrationFolder}/map-provinces.svg`;
const [width, height] = [1060, 912];

/** Cambodia with one marked place. For pointers only: the fields beside it say the same. */
function CampusMap({ place, onPick }: CampusMapProps) {
  const point = place && pointOnMap(place);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="province-map cursor-crosshair rounded-md border border-border bg-surface"
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const x = ((event.clientX - box.left) / box.width) * width;
        const y = ((event.clientY - box.top) / box.height) * height;
        onPick(placeOnMap([x, y]));
      }}
    >
      {Object.keys(provinceMarks).map((code) => (
        <use key={code} href={`${file}#p${code}`} />
      ))}
      <use href={`${file}#lake`} className="map-lake" />
      <use href={`${file}#river`} className="map-river" />
      {point && (
        <circle
          cx={point[0]}
          cy={point[1]}
          r={22}
          className="fill-accent stroke-surface"
          strokeWidth={8}
          pointerEvents="none"
        />
      )}
    </svg>
  );
}

const numberOf = (value: unknown): number | null => (typeof value === 'string' ? readNumber(value) : null);

/** The middle of a province on the map, for who knows neither number and cannot click; null for another code. */
const middleOf = (code: unknown) => {
  const mark = typeof code === 'string' ? provinceMarks[code] : undefined;
  return mark ? placeOnMap(mark) : null;
};

/** Latitude and longitude of a campus or another place, typed, picked on the drawn map, or those of its province. */
export function CampusPosition({ path, optional = false }: { path: string; optional?: boolean }) {
  const t = useTranslations('schoolDesk.campuses');
  const { setValue } = useFormContext();
  const locale = useLocale();
  const [typedLatitude, typedLongitude, province] = useWatch({
    name: [`${path}.latitude`, `${path}.longitude`, `${path}.province`],
  });
  const middle = middleOf(province);
  const [latitude, longitude] = [numberOf(typedLatitude), numberOf(typedLongitude)];
  const place = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const typed = { inputMode: 'decimal', autoComplete: 'off', optional } as const;
  const pick = (at: { latitude: number; longitude: number }) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`${path}.latitude`, at.latitude.toFixed(3), options);
    setValue(`${path}.longitude`, at.longitude.toFixed(3), options);
  };
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid content-start gap-4">
        <TextField
          name={`${path}.latitude`}
          label={t('latitude')}
          hint={optional ? undefined : t('why')}
          {...typed}
        />
        <TextField name={`${path}.longitude`} label={t('longitude')} {...typed} />
        {!place && middle && (
          <Button variant="secondary" className="justify-self-start" onClick={() => pick(middle)}>
            {t('ofProvince', { province: provinceName(String(province), locale) })}
          </Button>
        )}
        {place && (
          <a
            href={`https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=17/${place.latitude}/${place.longitude}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start font-medium text-accent-text hover:underline"
          >
            <Icon name="external-link" className="size-5" />
            {t('check')}
          </a>
        )}
      </div>
      <figure className="grid content-start gap-1">
        <CampusMap place={place} onPick={pick} />
        <figcaption className="text-sm text-muted">{t('pick')}</figcaption>
      </figure>
    </div>
  );
}
