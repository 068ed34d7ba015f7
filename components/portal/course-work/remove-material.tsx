'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { isApiError } from '@/lib/api/api-error';
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
  const errorText = useErrorText();
  const remove = useMutation(lmsApi.materials.remove.mutationOptions());
  const run = async () => {
    if (!material) return;
    try {
      await remove.mutateAsync({ params: { orgId, id: material.materialId } });
    } catch (error) {
      // Another teacher of the course was faster: it is gone, as it should be.
      if (!isApiError(error, 404)) {
        showToast({ kind: 'danger', message: errorText(error) });
        return false;
      }
    }
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
