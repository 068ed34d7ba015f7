'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { useRemoval } from '@/components/kits/write/use-removal';
import { lmsApi } from '@/lib/api/lms';
import type { Material } from '@/lib/contract/lms/materials';
import { pickText } from '@/lib/i18n/pick';

interface RemoveMaterialProps {
  orgId: string;
  /** Null while nothing is to be deleted. */
  material: Material | null;
  onClose: () => void;
}

/** Deletes a material or an announcement after a question. */
export function RemoveMaterial({ orgId, material, onClose }: RemoveMaterialProps) {
  const t = useTranslations('courseWork.desk');
  const locale = useLocale();
  const removed = useRemoval();
  const remove = useMutation(lmsApi.materials.remove.mutationOptions());
  const run = async () => {
    if (!material) return;
    const params = { orgId, id: material.materialId };
    if (!(await removed(() => remove.mutateAsync({ params })))) return false;
    showToast({ kind: 'success', message: t('removed') });
    return true;
  };
  return (
    <ConfirmDialog
      open={material !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('removeTitle', { title: material ? pickText(material.title, locale) : '' })}
      description={t('removeBody')}
      confirmLabel={t('remove')}
      danger
      onConfirm={run}
    />
  );
}
