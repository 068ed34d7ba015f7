'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { userApi } from '@/lib/api/user';

/** Takes back what one organization was told. */
export function LeaveOrganization({ userId, orgId }: { userId: string; orgId: string }) {
  const t = useTranslations('person.school');
  const [isAsking, setAsking] = useState(false);
  const leave = useMutation(
    userApi.organizationProfiles.leave.mutationOptions({
      meta: { invalidates: [userApi.organizationProfiles.key] },
    }),
  );
  const send = async () => {
    try {
      await leave.mutateAsync({ params: { id: userId, orgId } });
      showToast({ kind: 'success', message: t('left') });
    } catch {
      showToast({ kind: 'danger', message: t('failed') });
    }
  };
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('leave')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('leaveAsk')}
        description={t('leaveText')}
        confirmLabel={t('leave')}
        danger
        onConfirm={send}
      />
    </div>
  );
}
