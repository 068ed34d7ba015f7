import provinceRows from '../data/provinces.json';

// Browsers import this file: 25 provinces only. Districts and communes are fetched (`geographyUrl`) or, on the
// server, read from `geography-full`.

export const placeUnits = [
  'capital',
  'province',
  'khan',
  'municipality',
  'district',
  'sangkat',
  'commune',
] as const;
type PlaceUnit = (typeof placeUnits)[number];

/** A place with its NCDD code: two digits for a province, four for a district, six for a commune. */
export type Place = { code: string; km: string; en: string; unit: PlaceUnit };
export type DistrictWithCommunes = Place & { communes: Place[] };
export type HighSchool = { code: string; km: string; district: string };

/** Codes of an address in Cambodia, each nested in the one before. */
export type AddressCodes = { province: string; district?: string | undefined; commune?: string | undefined };

const unitNames: Record<PlaceUnit, { km: string; en: string }> = {
  capital: { km: 'រាជធានី', en: 'Capital' },
  province: { km: 'ខេត្ត', en: 'Province' },
  khan: { km: 'ខណ្ឌ', en: 'Khan' },
  municipality: { km: 'ក្រុង', en: 'Municipality' },
  district: { km: 'ស្រុក', en: 'District' },
  sangkat: { km: 'សង្កាត់', en: 'Sangkat' },
  commune: { km: 'ឃុំ', en: 'Commune' },
};

const knownUnits: ReadonlySet<string> = new Set(placeUnits);

function isPlaceUnit(value: string): value is PlaceUnit {
  return knownUnits.has(value);
}

/** Reads a row of the generated tables. Throws when a table does not match this file. */
export function toPlace(row: { code: string; km: string; en: string; unit: string }): Place {
  if (!isPlaceUnit(row.unit)) throw new Error(`Unknown unit ${row.unit} of place ${row.code}`);
  return { code: row.code, km: row.km, en: row.en, unit: row.unit };
}

/** The 24 provinces and the capital, by code. */
export const provinces: readonly Place[] = provinceRows.map(toPlace);

const provincesByCode: ReadonlyMap<string, Place> = new Map(provinces.map((place) => [place.code, place]));

export function provinceByCode(code: string): Place | undefined {
  return provincesByCode.get(code);
}

/** A place with its unit: ខេត្តកំពត, Kampot Province; the capital's English name has no unit. */
export function placeLabel(place: Place, locale: 'km' | 'en'): string {
  if (locale === 'km') return unitNames[place.unit].km + place.km;
  if (place.unit === 'capital') return place.en;
  return place.unit === 'khan' || place.unit === 'sangkat'
    ? `${unitNames[place.unit].en} ${place.en}`
    : `${place.en} ${unitNames[place.unit].en}`;
}

/** The same of a province by its code; '' where none is known. */
export function provinceName(code: string | null, locale: 'km' | 'en'): string {
  const place = code === null ? undefined : provinceByCode(code);
  return place ? placeLabel(place, locale) : '';
}

/** Where a browser fetches a province's districts with communes (`DistrictWithCommunes[]`, Khmer order). */
export function geographyUrl(provinceCode: string): string {
  return `/data/geo/${provinceCode}.json`;
}

/** The URL of a province's high schools (`HighSchool[]`, Khmer order). */
export function highSchoolsUrl(provinceCode: string): string {
  return `/data/high-schools/${provinceCode}.json`;
}

/** True when the codes nest and the province exists; only `isValidAddress` checks the rest. */
export function isNestedAddress({ province, district, commune }: AddressCodes): boolean {
  if (!provincesByCode.has(province)) return false;
  if (district === undefined) return commune === undefined;
  if (!/^\d{4}$/.test(district) || !district.startsWith(province)) return false;
  return commune === undefined || (/^\d{6}$/.test(commune) && commune.startsWith(district));
}
