'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { formatPhone } from '@/lib/domain/values/phone';
import { isSignedIn } from '@/lib/session/signed-in-hint';

/** Where a person's name and address belong in a form; `contact` takes a phone number too. */
interface Fields<Values extends FieldValues> {
  name: FieldPath<Values>;
  email?: FieldPath<Values>;
  contact?: FieldPath<Values>;
}

/** Fills in what is known of a signed-in person, where nothing has been typed. Without an answer the form stays empty. */
export function useKnownPerson<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { name, email, contact }: Fields<Values>,
): void {
  const locale = useLocale();
  useEffect(() => {
    if (!isSignedIn()) return;
    let isGone = false;
    const fill = (field: FieldPath<Values>, value: string | null) => {
      if (value && !form.getValues(field))
        form.setValue(field, value as PathValue<Values, FieldPath<Values>>);
    };
    const read = async () => {
      // Visitors load nothing of it.
      const [{ authApi }, { ownName }] = await Promise.all([
        import('@/lib/api/auth'),
        import('@/components/accounts/account/own-name'),
      ]);
      const person = await authApi.session.userinfo();
      if (isGone) return;
      fill(name, ownName(person, locale));
      if (email) fill(email, person.email);
      if (contact) fill(contact, person.email ?? formatPhone(person.preferred_username));
    };
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [form, name, email, contact, locale]);
}
