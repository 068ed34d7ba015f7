'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Empty } from '@/components/feedback/empty';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { recruitmentApi } from '@/lib/api/recruitment';
import { userApi } from '@/lib/api/user';
import { href } from '@/lib/routes/href';

/** Makes the first profile out of the account and the schools that are known. */
export function StartProfile({ orgId, userId }: { orgId: string; userId: string }) {
  const t = useTranslations('myProfile.start');
  const client = useQueryClient();
  const { profiles, profileWork, completeProfiles } = recruitmentApi;
  const create = useWrite(profiles.create);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const start = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const account = await userApi.accounts.get({ params: { id: userId } });
      const made = await create.send({
        params: { orgId },
        body: {
          firstName: account.firstName,
          firstNameNative: account.firstNameKm,
          lastName: account.lastName,
          lastNameNative: account.lastNameKm,
          email: account.email,
          phoneNumber: account.phone,
        },
      });
      await profileWork.sync({ params: { orgId, id: made.id } });
      await client.resetQueries({ queryKey: completeProfiles.key });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Empty
      title={t('title')}
      action={
        <>
          <Button loading={isBusy} onClick={() => void start()}>
            {t('button')}
          </Button>
          {hasFailed && (
            <LinkButton variant="secondary" href={href('/profile/edit')}>
              {t('edit')}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{t('body')}</p>
      {hasFailed && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {t('failed')}
        </p>
      )}
    </Empty>
  );
}
