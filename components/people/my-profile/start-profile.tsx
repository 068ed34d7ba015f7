'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Empty } from '@/components/feedback/empty';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { newIdempotencyKey } from '@/lib/api/idempotency-key';
import { recruitmentApi } from '@/lib/api/recruitment';
import { userApi } from '@/lib/api/user';
import { href } from '@/lib/routes/href';

/** Makes the first profile out of the account and the schools that are known. */
export function StartProfile({ orgId, userId }: { orgId: string; userId: string }) {
  const t = useTranslations('myProfile.start');
  const client = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const start = useMutation({
    mutationFn: async () => {
      const account = await userApi.accounts.get({ params: { id: userId } });
      const made = await recruitmentApi.profiles.create({
        params: { orgId },
        body: {
          firstName: account.firstName,
          firstNameNative: account.firstNameKm,
          lastName: account.lastName,
          lastNameNative: account.lastNameKm,
          email: account.email,
          phoneNumber: account.phone,
        },
        idempotencyKey,
      });
      await recruitmentApi.profileWork.sync({ params: { orgId, id: made.id } });
    },
    onSuccess: () => client.resetQueries({ queryKey: recruitmentApi.completeProfiles.key }),
  });
  return (
    <Empty
      title={t('title')}
      action={
        <>
          <Button loading={start.isPending} onClick={() => start.mutate()}>
            {t('button')}
          </Button>
          {start.isError && (
            <LinkButton variant="secondary" href={href('/profile/edit')}>
              {t('edit')}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{t('body')}</p>
      {start.isError && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {t('failed')}
        </p>
      )}
    </Empty>
  );
}
