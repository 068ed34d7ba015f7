'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { LinkButton } from '@/components/ui/link-button';
import { authApi } from '@/lib/api/auth';
import { userApi } from '@/lib/api/user';
import type { Account } from '@/lib/contract/accounts/accounts';
import { href } from '@/lib/routes/href';
import { ContactFields, NameFields, PersonFields } from './profile-fields';
import { profileForm, toChange, toForm } from './profile-schema';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-border pt-6">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** The person's own details. Unsaved changes stay as typed. */
export function ProfileForm({ account }: { account: Account }) {
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
