'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { BirthdayField } from '@/components/form/birthday-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { authApi } from '@/lib/api/auth';
import { userApi } from '@/lib/api/user';
import { isoDate } from '@/lib/contract/fields';
import { typedDay } from '@/lib/contract/typed-forms';

const schema = z.object({ dob: typedDay(isoDate) });

/** Asks somebody of an unknown age for their birthday, once, where something would become public. `why` says what for. */
export function AskBirthday({ userId, why }: { userId: string; why: string }) {
  const t = useTranslations('form.askBirthday');
  const form = useZodForm(schema, { defaultValues: { dob: '' } });
  const update = useWrite(userApi.accounts.update, { invalidates: [authApi.session.key], done: t('saved') });
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-4">
      <p>{why}</p>
      <Form form={form} onSubmit={async (body) => void (await update.send({ params: { id: userId }, body }))}>
        <BirthdayField name="dob" label={t('label')} autoComplete="bday" />
        <SubmitButton wide={false}>{t('save')}</SubmitButton>
      </Form>
    </div>
  );
}
