'use client';

import { ComboboxField } from '@/components/form/combobox-field';
import type { FieldBase } from '@/components/form/field';
import { useCountries } from './use-countries';

/** ISO code of a country. `abroad` leaves out Cambodia. */
export function CountryField({ abroad = false, ...field }: FieldBase & { abroad?: boolean }) {
  const countries = useCountries();
  return (
    <ComboboxField
      {...field}
      options={abroad ? countries.filter(({ value }) => value !== 'KH') : countries}
    />
  );
}
