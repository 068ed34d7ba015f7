'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { ComboboxField } from '@/components/form/combobox-field';
import { placesApi } from '@/lib/api/places';
import { placeOption, provinceOptions } from './place-options';

type Level = 'province' | 'district' | 'commune';

interface PlaceFieldsProps {
  /** The fields of the form. */
  names: Record<Level, string>;
  labels: Record<Level | 'provinceFirst' | 'districtFirst', string>;
  /** Only the province is required. */
  partly?: boolean;
}

const useText = (name: string): string => {
  const value: unknown = useWatch({ name });
  return typeof value === 'string' ? value : '';
};

/** Province, district, commune: each list depends on the one before, and a new choice clears the following fields. */
export function PlaceFields({ names, labels, partly = false }: PlaceFieldsProps) {
  const locale = useLocale();
  const { setValue } = useFormContext();
  const province = useText(names.province);
  const district = useText(names.district);
  const districts = useQuery({ ...placesApi.districts(province), enabled: province !== '' });
  const inProvince = province === '' ? [] : (districts.data ?? []);
  const communes = inProvince.find(({ code }) => code === district)?.communes ?? [];
  const none = partly ? [{ value: '', label: '—' }] : [];
  return (
    <>
      <ComboboxField
        name={names.province}
        label={labels.province}
        options={provinceOptions(locale)}
        onPick={(option) => {
          if (option.value === province) return;
          setValue(names.district, '', { shouldDirty: true });
          setValue(names.commune, '', { shouldDirty: true });
        }}
      />
      {districts.isError && (
        <FailedNotice onRetry={() => void districts.refetch()} retrying={districts.isFetching} />
      )}
      <ComboboxField
        name={names.district}
        label={labels.district}
        optional={partly}
        placeholder={province === '' ? labels.provinceFirst : undefined}
        disabled={inProvince.length === 0}
        options={[...none, ...inProvince.map((each) => placeOption(each, locale))]}
        onPick={(option) => {
          if (option.value !== district) setValue(names.commune, '', { shouldDirty: true });
        }}
      />
      <ComboboxField
        name={names.commune}
        label={labels.commune}
        optional={partly}
        placeholder={district === '' ? labels.districtFirst : undefined}
        disabled={communes.length === 0}
        options={[...none, ...communes.map((each) => placeOption(each, locale))]}
      />
    </>
  );
}
