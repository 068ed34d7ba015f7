'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { useRemoval } from '@/components/kits/write/use-removal';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { followUpApi } from '@/lib/api/follow-up';
import type { FollowUp } from '@/lib/contract/follow-up/follow-ups';

/** Deletes a follow-up for everybody at the desk, after a question. */
export function RemoveFollowUp({ followUp: { followUpId, note } }: { followUp: FollowUp }) {
  const t = useTranslations('applicationDesk.followUps.remove');
  const removed = useRemoval();
  const [asks, setAsks] = useState(false);
  const remove = useMutation(followUpApi.followUps.remove.mutationOptions());
  const run = async () => {
    if (!(await removed(() => remove.mutateAsync({ params: { id: followUpId } })))) return false;
    showToast({ kind: 'success', message: t('done') });
    return true;
  };
  return (
    <>
      <IconButton
        label={t('button', { note })}
        icon={<Icon name="trash" className="size-5" />}
        onClick={() => setAsks(true)}
      />
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('title')}
        description={t('body')}
        confirmLabel={t('confirm')}
        danger
        onConfirm={run}
      >
        <p className="whitespace-pre-line rounded-md bg-sunken p-3 wrap-anywhere">{note}</p>
      </ConfirmDialog>
    </>
  );
}
