'use client';

import { useMutation } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { filesApi } from '@/lib/api/files';
import { isApiError } from '@/lib/api/api-error';
import type { StoredUpload } from '@/lib/contract/files/upload-shapes';
import { openFile } from './open-file';

interface StoredRowProps {
  fileKey: string;
  /** Known for files uploaded from this page. */
  upload: StoredUpload | undefined;
  number: number;
  onRemoved: () => void;
}

/** An uploaded file: opened by a link of one minute, removed after a confirmation. */
export function StoredRow({ fileKey, upload, number, onRemoved }: StoredRowProps) {
  const t = useTranslations('upload');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<'view' | 'remove' | 'needed' | null>(null);
  const remove = useMutation(filesApi.uploads.remove.mutationOptions());
  const name = upload?.fileName ?? t('file', { number });
  const view = async () => {
    setProblem((await openFile(fileKey)) ? null : 'view');
  };
  const confirm = async () => {
    try {
      await remove.mutateAsync({ body: { link: fileKey } });
    } catch (error) {
      // A file that was removed elsewhere counts as removed.
      if (!isApiError(error, 404)) return setProblem(isApiError(error, 409) ? 'needed' : 'remove');
    }
    onRemoved();
  };
  return (
    <li className="flex items-center gap-3 rounded-md border border-border bg-surface p-3">
      <Icon name="file-text" className="size-6 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {problem && t(`problem.${problem}`)}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11"
        aria-label={t('viewOf', { name })}
        onClick={() => void view()}
      >
        <Icon name="eye" className="size-4" />
        {t('view')}
      </Button>
      <IconButton
        label={t('remove', { name })}
        icon={<Icon name="trash" className="size-5" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeTitle')}
        description={t('removeBody', { name })}
        confirmLabel={t('removeConfirm')}
        danger
        onConfirm={confirm}
      />
    </li>
  );
}
