'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { useRemoval } from '@/components/kits/write/use-removal';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useRouter } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface RemoveRecordProps {
  /** What is deleted, by its name. */
  title: string;
  /** What goes with it, and what to do where it is in use. */
  body: string;
  /** The server refuses it while something hangs on the record. */
  remove: () => Promise<unknown>;
  /** Asked anew where they are shown next: on this page the record would only be missing. */
  stale: readonly QueryKey[];
  /** Where one stands once it is gone. */
  back: Href;
}

/** Deletes a record for good after a question, on its own page. */
export function RemoveRecord({ title, body, remove, stale, back }: RemoveRecordProps) {
  const t = useTranslations('editor.remove');
  const router = useRouter();
  const client = useQueryClient();
  const removed = useRemoval();
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    if (!(await removed(remove))) return false;
    showToast({ kind: 'success', message: t('done', { title }) });
    router.replace(back);
    for (const queryKey of stale) await client.invalidateQueries({ queryKey, refetchType: 'none' });
    return true;
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
        description={body}
        confirmLabel={t('button')}
        danger
        onConfirm={confirm}
      />
    </>
  );
}
