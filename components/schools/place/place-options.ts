import type { ComboboxOption } from '@/components/form/combobox-options';
import type { Locale } from '@/lib/i18n/locales';
import { type Place, placeLabel, provinces } from '@/lib/domain/geography/geography';

/** A place with its unit in the page's language; the name in the other language is searchable too. */
export const placeOption = (place: Place, locale: Locale): ComboboxOption => ({
  value: place.code,
  label: placeLabel(place, locale),
  alias: `${place.km} ${place.en}`,
});

export const provinceOptions = (locale: Locale): ComboboxOption[] =>
  provinces.map((province) => placeOption(province, locale));
