'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/form/choice-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { BirthdayField } from '@/components/form/birthday-field';
import { FamilyNameField, SecondFamilyNameField } from '@/components/form/family-name-field';
import { TextField } from '@/components/form/text-field';
import { genders } from '@/lib/domain/people/genders';
import { CountryField } from './country-field';
import { hasContactStep } from './application-steps';
import { OptionalNote } from './optional-part';
import { PlaceChoice } from './place-choice';
import { provinceOptions } from '@/components/schools/place/place-options';
import { ReachFields } from './reach-fields';
import { useAskedForm } from './use-asked-form';
import { useTypedValues } from './use-application-form';

const path = 'enrollToDetail.personal';
const pair = 'grid grid-cols-2 items-start gap-3';

function NameFields() {
  const t = useTranslations('enrollment.personal');
  const { khmerName } = useAskedForm().fields;
  const optional = khmerName === 'optional';
  return (
    <>
      <div role="group" aria-label={t('latin')}>
        <p className="mb-2 text-sm text-muted">{t('latinHint')}</p>
        <div className={pair}>
          <FamilyNameField
            name={`${path}.lastName`}
            beside={`${path}.lastNameKm`}
            label={t('lastName')}
            autoComplete="family-name"
            lang="en"
          />
          <TextField name={`${path}.firstName`} label={t('firstName')} autoComplete="given-name" lang="en" />
        </div>
      </div>
      {khmerName !== 'hidden' && (
        <div role="group" aria-label={t('khmer')}>
          <p className="mb-2 text-sm text-muted">{t('khmerHint')}</p>
          <div className={pair}>
            <SecondFamilyNameField
              name={`${path}.lastNameKm`}
              label={t('lastNameKm')}
              optional={optional}
              autoComplete="off"
              lang="km"
            />
            <TextField
              name={`${path}.firstNameKm`}
              label={t('firstNameKm')}
              optional={optional}
              autoComplete="off"
              lang="km"
            />
          </div>
        </div>
      )}
    </>
  );
}

function BirthPlaceFields() {
  const t = useTranslations('enrollment.personal');
  const locale = useLocale();
  const { place } = useTypedValues().enrollToDetail.personal.birthPlace;
  const name = `${path}.birthPlace`;
  return (
    <>
      <OptionalNote field="birthPlace" />
      <PlaceChoice name={name} label={t('birthPlace')} />
      {place === 'cambodia' ? (
        <ComboboxField
          key="cambodia"
          name={`${name}.provinceCode`}
          label={t('birthProvince')}
          options={provinceOptions(locale)}
        />
      ) : (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <CountryField abroad name={`${name}.country`} label={t('birthCountry')} />
          <TextField name={`${name}.city`} label={t('birthCity')} />
        </div>
      )}
    </>
  );
}

/** Names in both scripts, gender, birth, nationality. */
export function PersonalStep() {
  const t = useTranslations('enrollment.personal');
  const asked = useAskedForm();
  const { nationality, birthPlace } = asked.fields;
  const words = useTranslations('education.gender');
  return (
    <>
      <NameFields />
      <ChoiceField
        name={`${path}.gender`}
        label={t('gender')}
        columns={2}
        compact
        choices={genders.map((gender) => ({ value: gender, label: words(gender) }))}
      />
      <BirthdayField name={`${path}.birthday`} label={t('birthday')} autoComplete="bday" />
      {nationality !== 'hidden' && <CountryField name={`${path}.nationality`} label={t('nationality')} />}
      {birthPlace !== 'hidden' && <BirthPlaceFields />}
      {!hasContactStep(asked) && <ReachFields />}
    </>
  );
}
