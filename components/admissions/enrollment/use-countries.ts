'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { ComboboxOption } from '@/components/form/combobox-options';

/** All countries as options in the page's language; the table loads when the first field needs it. */
export function useCountries(): readonly ComboboxOption[] {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['countries', locale],
    queryFn: async () => {
      const { countriesFor } = await import('@/lib/domain/geography/countries');
      return countriesFor(locale).map(({ code, en, km }) => ({
        value: code,
        label: locale === 'km' ? km : en,
        alias: locale === 'km' ? en : km,
      }));
    },
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  });
  return data ?? [];
}
