'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { Card, CardBody } from '@/components/ui/card';
import { userApi } from '@/lib/api/user';
import { AvatarSection } from './avatar-section';
import { DetailsSkeleton } from './details-skeleton';
import { useTranslations, useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { LinkButton } from '@/components/ui/link-button';
import { authApi } from '@/lib/api/auth';
import type { Account } from '@/lib/contract/accounts/accounts';
import { href } from '@/lib/routes/href';
import { profileForm, toChange, toForm } from './profile-schema';
import { ChoiceField } from '@/components/form/choice-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { BirthdayField } from '@/components/form/birthday-field';
import { FamilyNameField, SecondFamilyNameField } from '@/components/form/family-name-field';
import { TextField } from '@/components/form/text-field';
import { genders } from '@/lib/domain/people/genders';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';
import { formatPhone } from '@/lib/domain/values/phone';
import { Link } from '@/lib/i18n/navigation';

const pair = 'grid grid-cols-2 items-start gap-3';

/** Names in both scripts; the Khmer ones are optional. */
function NameFields() {
  const t = useTranslations('profile');
  return (
    <>
      <p className="text-sm text-muted">{t('latinHint')}</p>
      <div className="grid gap-4">
        <div role="group" aria-label={t('latin')} className={pair}>
          <FamilyNameField
            beside="lastNameKm"
            name="lastName"
            label={t('lastName')}
            autoComplete="family-name"
            lang="en"
          />
          <TextField name="firstName" label={t('firstName')} autoComplete="given-name" lang="en" />
        </div>
        <div role="group" aria-label={t('khmer')} className={pair}>
          <SecondFamilyNameField
            name="lastNameKm"
            label={t('lastNameKm')}
            optional
            autoComplete="off"
            lang="km"
          />
          <TextField name="firstNameKm" label={t('firstNameKm')} optional autoComplete="off" lang="km" />
        </div>
      </div>
    </>
  );
}

/** Data that every school requires. */
function PersonFields() {
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
function ContactFields({ phone }: { phone: string | null }) {
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

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-border pt-6">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** The person's own details. Unsaved changes stay as typed. */
function ProfileForm({ account }: { account: Account }) {
  const t = useTranslations('profile');
  const form = useZodForm(profileForm, { defaultValues: toForm(account) });
  // The header shows the name.
  const update = useWrite(userApi.accounts.update, { invalidates: [authApi.session.key], done: t('saved') });

  const save = async (values: z.output<typeof profileForm>) => {
    const saved = await update.send({ params: { id: account.id }, body: toChange(values) });
    form.reset(toForm(saved));
  };

  return (
    <Form form={form} onSubmit={save} className="grid gap-8">
      <Group title={t('personal')}>
        <NameFields />
        <PersonFields />
      </Group>
      <Group title={t('contact')}>
        <ContactFields phone={account.phone} />
      </Group>
      <div className="flex flex-wrap gap-3">
        <SubmitButton wide={false} className="max-sm:w-full">
          {t('save')}
        </SubmitButton>
        <LinkButton href={href('/profile/settings')} variant="secondary" size="lg" className="max-sm:w-full">
          {t('cancel')}
        </LinkButton>
      </div>
    </Form>
  );
}

/** The person's own picture and details. */
export function OwnDetails({ userId }: { userId: string }) {
  const account = useQuery(userApi.accounts.get.queryOptions({ params: { id: userId } }));
  return (
    <QueryState query={account} skeleton={<DetailsSkeleton />}>
      {(data) => (
        <Card>
          <CardBody className="grid gap-8">
            <AvatarSection account={data} />
            <ProfileForm account={data} />
          </CardBody>
        </Card>
      )}
    </QueryState>
  );
}
