import rows from '../data/countries.json';

// About 5 KB gzipped: loaded with the field that needs it.

/** A country or territory of ISO 3166-1 where people live. */
export type Country = { code: string; en: string; km: string };

/** ISO code of Cambodia, whose addresses use gazetteer codes. */
const homeCountryCode = 'KH';

const neighbourCodes = ['TH', 'VN', 'LA'];

function toCountry([code, en, km]: readonly string[]): Country {
  if (code === undefined || en === undefined || km === undefined)
    throw new Error('A row of countries is broken.');
  return { code, en, km };
}

// The file is in Khmer order.
const inKhmerOrder: readonly Country[] = rows.map(toCountry);

const countriesByCode: ReadonlyMap<string, Country> = new Map(
  inKhmerOrder.map((country) => [country.code, country]),
);

export function countryByCode(code: string): Country | undefined {
  return countriesByCode.get(code);
}

/** All countries in the order of the language, Cambodia and its neighbours first. */
export function countriesFor(locale: 'km' | 'en'): Country[] {
  const first = [homeCountryCode, ...neighbourCodes].flatMap((code) => countriesByCode.get(code) ?? []);
  const rest = inKhmerOrder.filter((country) => !first.includes(country));
  if (locale === 'en') rest.sort((a, b) => a.en.localeCompare(b.en, 'en'));
  return [...first, ...rest];
}
