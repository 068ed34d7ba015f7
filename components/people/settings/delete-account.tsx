'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { sessionDoor } from '@/lib/api/session-door';
import { userApi } from '@/lib/api/user';
import { rememberPerson } from '@/lib/device/session-news';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { openDocument } from '@/lib/i18n/open-document';
import { href } from '@/lib/routes/href';
import { forgetPerson } from '@/lib/session/forget-person';
import { typedWord } from './typed-word';

const points = ['sessions', 'shared', 'grace', 'gone', 'kept'] as const;

/** Typing a word confirms the intention; the account is deleted after thirty days unless a log-in cancels it. */
function DeletionForm({ userId }: { userId: string }) {
  const t = useTranslations('settings.deletion');
  const locale = useLocale();
  const client = useQueryClient();
  const [schema] = useState(() => typedWord(t('word')));
  const form = useZodForm(schema, { defaultValues: { word: '' } });

  const remove = async () => {
    // That this session ends with it is no news to its person.
    rememberPerson(null);
    const { deletionAt } = await userApi.accounts
      .remove({ params: { id: userId } })
      .catch((error: unknown) => {
        rememberPerson(userId);
        throw error;
      });
    // The backend has ended every session; without an answer the cookies expire by themselves.
    await sessionDoor.close().catch(() => undefined);
    client.clear();
    forgetPerson(userId);
    const query = { redirect: href('/profile/settings', undefined, { kept: 1 }) };
    await openDocument(href('/login', undefined, { leaving: dayInCambodia(deletionAt), ...query }), locale);
  };

  return (
    <Form form={form} onSubmit={remove}>
      <ul className="grid list-disc gap-1.5 pl-5">
        {points.map((point) => (
          <li key={point}>{t(`points.${point}`)}</li>
        ))}
      </ul>
      <TextField
        name="word"
        label={t('typed', { word: t('word') })}
        autoComplete="off"
        autoCapitalize="none"
        lang={locale}
      />
      <SubmitButton variant="danger">{t('confirm')}</SubmitButton>
    </Form>
  );
}

/** Requests the deletion of the account after thirty days. */
export function DeleteAccount({ userId }: { userId: string }) {
  const t = useTranslations('settings.deletion');
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <Button
        variant="secondary"
        className="border-danger/50 text-danger hover:border-danger hover:text-danger"
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <DialogContent title={t('dialogTitle')}>
        <DeletionForm userId={userId} />
      </DialogContent>
    </Dialog>
  );
}
