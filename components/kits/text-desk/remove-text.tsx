'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useRouter } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface RemoveTextProps {
  title: string;
  remove: () => Promise<unknown>;
  /** Read anew where they are shown next: on this page the text would only be missing. */
  stale: readonly QueryKey[];
  back: Href;
}

/** Removes a text after a question. */
export function RemoveText({ title, remove, stale, back }: RemoveTextProps) {
  const t = useTranslations('textDesk.remove');
  const router = useRouter();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    try {
      await remove();
    } catch {
      showToast({ kind: 'danger', message: t('failed') });
      return;
    }
    showToast({ kind: 'success', message: t('done') });
    router.replace(back);
    for (const queryKey of stale) await client.invalidateQueries({ queryKey, refetchType: 'none' });
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Icon name="trash" className="size-5" />
        {t('button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('title', { title })}
        description={t('body')}
        confirmLabel={t('confirm')}
        danger
        onConfirm={confirm}
      />
    </>
  );
}
