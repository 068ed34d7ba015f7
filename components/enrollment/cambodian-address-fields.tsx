'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ComboboxField } from '@/components/form/combobox-field';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { placesApi } from '@/lib/api/places';
import { placeOption, provinceOptions } from './place-options';
import { useApplicationContext, useTypedValues } from './use-application-form';

const path = 'enrollToDetail.address';

/** Province, district, commune: each list depends on the one before, and a new choice clears the following fields. */
export function CambodianAddressFields() {
  const t = useTranslations('enrollment.contact');
  const locale = useLocale();
  const { setValue } = useApplicationContext();
  const { provinceCode, districtCode } = useTypedValues().enrollToDetail.address;
  const districts = useQuery({ ...placesApi.districts(provinceCode), enabled: provinceCode !== '' });
  const inProvince = provinceCode === '' ? [] : (districts.data ?? []);
  const communes = inProvince.find(({ code }) => code === districtCode)?.communes ?? [];

  return (
    <>
      <ComboboxField
        name={`${path}.provinceCode`}
        label={t('province')}
        options={provinceOptions(locale)}
        onPick={(option) => {
          if (option.value === provinceCode) return;
          setValue(`${path}.districtCode`, '', { shouldDirty: true });
          setValue(`${path}.communeCode`, '', { shouldDirty: true });
        }}
      />
      {districts.isError && (
        <FailedNotice onRetry={() => void districts.refetch()} retrying={districts.isFetching} />
      )}
      <ComboboxField
        name={`${path}.districtCode`}
        label={t('district')}
        placeholder={provinceCode === '' ? t('provinceFirst') : undefined}
        disabled={inProvince.length === 0}
        options={inProvince.map((district) => placeOption(district, locale))}
        onPick={(option) => {
          if (option.value !== districtCode) setValue(`${path}.communeCode`, '', { shouldDirty: true });
        }}
      />
      <ComboboxField
        name={`${path}.communeCode`}
        label={t('commune')}
        placeholder={districtCode === '' ? t('districtFirst') : undefined}
        disabled={communes.length === 0}
        options={communes.map((commune) => placeOption(commune, locale))}
      />
    </>
  );
}
