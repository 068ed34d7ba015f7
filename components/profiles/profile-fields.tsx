'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChoiceField } from '@/components/form/choice-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { BirthdayField } from '@/components/form/birthday-field';
import { TextField } from '@/components/form/text-field';
import { genders } from '@/lib/domain/people/genders';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';
import { formatPhone } from '@/lib/domain/people/phone';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

/** Beside each other on phones, below each other where the other script stands beside them. */
const pair = 'grid grid-cols-2 items-start gap-3 md:grid-cols-1';

/** Names in both scripts; the Khmer ones are optional. */
export function NameFields() {
  const t = useTranslations('profile');
  return (
    <>
      <p className="text-sm text-muted">{t('latinHint')}</p>
      <div className="grid items-start gap-x-3 gap-y-4 md:grid-cols-2">
        <div role="group" aria-label={t('latin')} className={pair}>
          <TextField name="lastName" label={t('lastName')} autoComplete="family-name" lang="en" />
          <TextField name="firstName" label={t('firstName')} autoComplete="given-name" lang="en" />
        </div>
        <div role="group" aria-label={t('khmer')} className={pair}>
          <TextField name="lastNameKm" label={t('lastNameKm')} optional autoComplete="off" lang="km" />
          <TextField name="firstNameKm" label={t('firstNameKm')} optional autoComplete="off" lang="km" />
        </div>
      </div>
    </>
  );
}

/** Data that every school requires. */
export function PersonFields() {
  const t = useTranslations('profile');
  const words = useTranslations('education.gender');
  return (
    <>
      <ChoiceField
        name="gender"
        label={t('gender')}
        optional
        columns={2}
        compact
        choices={genders.map((gender) => ({ value: gender, label: words(gender) }))}
      />
      <BirthdayField name="dob" label={t('dob')} optional autoComplete="bday" />
    </>
  );
}

/** The contact data and place of the person. */
export function ContactFields({ phone }: { phone: string | null }) {
  const t = useTranslations('profile');
  const locale = useLocale();
  return (
    <>
      <dl>
        <dt className="mb-0.5 font-semibold">{t('phone')}</dt>
        <dd className="text-lg tabular-nums">{phone ? formatPhone(phone) : t('noPhone')}</dd>
        <dd className="text-sm text-muted">
          {t.rich('phoneHint', {
            link: (chunks) => (
              <Link href={href('/profile/settings')} className="underline underline-offset-4">
                {chunks}
              </Link>
            ),
          })}
        </dd>
      </dl>
      <TextField name="email" label={t('email')} type="email" autoComplete="email" autoCapitalize="none" />
      <ComboboxField
        name="province"
        label={t('province')}
        optional
        options={provinces.map((place) => ({
          value: place.code,
          label: placeLabel(place, locale),
          alias: `${place.km} ${place.en}`,
        }))}
      />
      <TextField
        name="currentSchool"
        label={t('currentSchool')}
        hint={t('currentSchoolHint')}
        optional
        maxLength={200}
      />
    </>
  );
}
