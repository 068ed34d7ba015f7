'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/form/text-field';
import { CambodianAddressFields } from './cambodian-address-fields';
import { CountryField } from './country-field';
import { OptionalNote } from './optional-part';
import { PlaceChoice } from './place-choice';
import { ReachFields } from './reach-fields';
import { useTypedValues } from './use-application-form';

const address = 'enrollToDetail.address';

/** The contact data and the address of the person. */
export function ContactStep() {
  const t = useTranslations('enrollment.contact');
  const { place } = useTypedValues().enrollToDetail.address;
  return (
    <>
      <ReachFields />
      <OptionalNote field="address" />
      <PlaceChoice name={address} label={t('address')} />
      {place === 'cambodia' ? (
        <CambodianAddressFields />
      ) : (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <CountryField abroad name={`${address}.country`} label={t('country')} />
          <TextField name={`${address}.city`} label={t('city')} autoComplete="address-level2" />
        </div>
      )}
      <TextField name={`${address}.street`} label={t('street')} optional autoComplete="street-address" />
    </>
  );
}
