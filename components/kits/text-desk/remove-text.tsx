'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface RemoveTextProps {
  title: string;
  remove: () => Promise<unknown>;
  onRemoved: () => void;
}

/** Removes a text after a question. */
export function RemoveText({ title, remove, onRemoved }: RemoveTextProps) {
  const t = useTranslations('textDesk.remove');
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    try {
      await remove();
    } catch {
      showToast({ kind: 'danger', message: t('failed') });
      return;
    }
    showToast({ kind: 'success', message: t('done') });
    onRemoved();
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
