'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { useDeletion } from '@/components/kits/write/use-write';
import { lmsApi } from '@/lib/api/lms';
import type { Material } from '@/lib/contract/school-day/materials';
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
  const remove = useDeletion(lmsApi.materials.remove, { done: t('removed') });
  return (
    <ConfirmDialog
      open={material !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('removeTitle', { title: material ? pickText(material.title, locale) : '' })}
      description={t('removeBody')}
      confirmLabel={t('remove')}
      danger
      onConfirm={async () => material && remove.run({ params: { orgId, id: material.materialId } })}
    />
  );
}
