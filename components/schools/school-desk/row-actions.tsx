'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { isApiError } from '@/lib/api/api-error';

interface RowActionsProps {
  name: string;
  onEdit?: () => void;
  /** A record that is still needed answers 409. */
  remove: () => Promise<unknown>;
}

/** Change and remove one row; removal asks first, and a refusal says why. */
export function RowActions({ name, onEdit, remove }: RowActionsProps) {
  const t = useTranslations('schoolDesk');
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    try {
      await remove();
    } catch (error) {
      showToast({ kind: 'danger', message: t(isApiError(error, 409) ? 'remove.inUse' : 'remove.failed') });
    }
  };
  return (
    <span className="flex shrink-0">
      {onEdit && (
        <IconButton
          label={t('change', { name })}
          icon={<Icon name="pencil" className="size-5" />}
          onClick={onEdit}
        />
      )}
      <IconButton
        label={t('remove.action', { name })}
        icon={<Icon name="trash" className="size-5" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('remove.title')}
        description={t('remove.body', { name })}
        confirmLabel={t('remove.confirm')}
        danger
        onConfirm={confirm}
      />
    </span>
  );
}
