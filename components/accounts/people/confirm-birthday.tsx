'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { BirthdayField } from '@/components/form/birthday-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { userApi } from '@/lib/api/user';
import { peopleResource } from '@/lib/contract/accounts/people';
import { typedDay } from '@/lib/contract/typed-forms';

const { dob, seen } = peopleResource.endpoints.confirmBirthday.body.shape;
const schema = z.object({ dob: typedDay(dob), seen });
const empty = { dob: '', seen: '' };

/** Where an advisor confirms when somebody was born, by a paper that they have seen. */
export function ConfirmBirthday({ userId }: { userId: string }) {
  const t = useTranslations('people.birthday');
  const form = useZodForm(schema, { defaultValues: empty });
  const confirm = useWrite(userApi.people.confirmBirthday, {
    invalidates: [userApi.safety.key],
    done: t('confirmed'),
  });
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await confirm.send({ params: { id: userId }, body });
        form.reset(empty);
      }}
    >
      <BirthdayField name="dob" label={t('dob')} />
      <TextField name="seen" label={t('seen')} hint={t('seenHint')} autoComplete="off" maxLength={200} />
      <SubmitButton wide={false}>{t('confirm')}</SubmitButton>
    </Form>
  );
}
