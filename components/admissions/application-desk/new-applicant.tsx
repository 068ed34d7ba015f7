'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { userApi } from '@/lib/api/user';
import { registration } from '@/lib/contract/accounts/accounts';

interface NewApplicantProps {
  phone: string;
  /** As it was typed for the search, the family name first. */
  name: string;
  schoolId: string;
  onCreated: (person: {
    userId: string;
    firstName: string;
    lastName: string;
    firstNameKm: null;
    lastNameKm: null;
  }) => void;
}

/** Its two names, where it is written in the letters of an account. */
const latinNames = (name: string) => {
  const [lastName = '', ...others] = /^[A-Za-z][A-Za-z .'-]*$/.test(name) ? name.split(/ +/) : [];
  return { lastName, firstName: others.join(' ') };
};

/** An account for somebody who has none; they get a message to choose a PIN. */
export function NewApplicant({ phone, name, schoolId, onCreated }: NewApplicantProps) {
  const t = useTranslations('applicationDesk.create');
  // The advisor speaks the language of the page with the person.
  const locale = useLocale();
  const register = useWrite(userApi.people.registerDirect);
  const form = useZodForm(registration, { defaultValues: { phone, ...latinNames(name), locale } });
  return (
    <Form
      form={form}
      onSubmit={async ({ firstName, lastName }) => {
        const body = { phone, firstName, lastName, locale, organizationId: schoolId };
        const { userId } = await register.send({ body });
        onCreated({ userId, firstName, lastName, firstNameKm: null, lastNameKm: null });
      }}
      className="grid gap-4 rounded-md bg-sunken p-4 sm:grid-cols-2"
    >
      <p className="sm:col-span-2">{t('newBody')}</p>
      <TextField name="lastName" label={t('lastName')} />
      <TextField name="firstName" label={t('firstName')} />
      <SubmitButton wide={false}>{t('newSubmit')}</SubmitButton>
    </Form>
  );
}
