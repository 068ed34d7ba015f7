'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { useDeletion } from '@/components/kits/write/use-write';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { applicantApi } from '@/lib/api/applicant';
import { followUpApi } from '@/lib/api/follow-up';
import type { FollowUp } from '@/lib/contract/admissions/follow-ups';

/** Deletes a follow-up for everybody at the desk, after a question. */
export function RemoveFollowUp({ followUp: { followUpId, note } }: { followUp: FollowUp }) {
  const t = useTranslations('applicationDesk.followUps.remove');
  const [asks, setAsks] = useState(false);
  const remove = useDeletion(followUpApi.followUps.remove, {
    done: t('done'),
    invalidates: [applicantApi.applicants.key],
  });
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
        onConfirm={() => remove.run({ params: { id: followUpId } })}
      >
        <p className="whitespace-pre-line rounded-md bg-sunken p-3 wrap-anywhere">{note}</p>
      </ConfirmDialog>
    </>
  );
}
