'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import { placesApi } from '@/lib/api/places';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';

export function ProvinceName({ code }: { code: string }) {
  const locale = useLocale();
  const province = provinceByCode(code);
  return province ? placeLabel(province, locale) : code;
}

/**
 * The name of a district (four digits) or commune (six) in the page's language; fetched with the places of its
 * province.
 */
export function PlaceName({ code }: { code: string }) {
  const t = useTranslations('applications');
  const locale = useLocale();
  const { data, isError } = useQuery(placesApi.districts(code.slice(0, 2)));
  if (isError) return <span className="text-muted">{t('placeFailed')}</span>;
  if (!data) return <Skeleton className="my-1 h-5 w-36" />;
  const district = data.find((place) => place.code === code.slice(0, 4));
  const place = code.length === 4 ? district : district?.communes.find((commune) => commune.code === code);
  return place ? placeLabel(place, locale) : code;
}
