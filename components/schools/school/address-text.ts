import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { communeByCode, districtByCode } from '@/lib/domain/geography/geography-full';
import type { Locale } from '@/lib/i18n/locales';
import { pickText } from '@/lib/i18n/pick';

// For server components only: it imports the names of all communes.

interface Address {
  street: { en: string; km: string };
  commune: string | null;
  district: string | null;
  province: string;
}

/** Street, commune, district and province in the format of the language; unknown codes are left out. */
export function addressText({ street, commune, district, province }: Address, locale: Locale): string {
  const places = [
    commune === null ? undefined : communeByCode(commune),
    district === null ? undefined : districtByCode(district),
    provinceByCode(province),
  ];
  const parts = [pickText(street, locale), ...places.map((place) => place && placeLabel(place, locale))];
  return parts.filter(Boolean).join(locale === 'km' ? ' ' : ', ');
}
