'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { userApi } from '@/lib/api/user';

/** Takes back what one organization was told. */
export function LeaveOrganization({ userId, orgId }: { userId: string; orgId: string }) {
  const t = useTranslations('person.school');
  const leave = useWrite(userApi.organizationProfiles.leave, {
    problems: { other: t('failed') },
    done: t('left'),
  });
  return (
    <div>
      <WriteButton
        variant="secondary"
        write={leave}
        onWrite={() => leave.run({ params: { id: userId, orgId } })}
        asks={{ title: t('leaveAsk'), description: t('leaveText'), danger: true }}
      >
        {t('leave')}
      </WriteButton>
    </div>
  );
}
