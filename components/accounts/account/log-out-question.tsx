'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Checkbox } from '@/components/ui/checkbox';
import type { UnsentKind } from '@/lib/device/person-values';

interface LogOutQuestionProps {
  /** What would be lost; null while nothing is asked. */
  unsent: readonly { kind: UnsentKind; count: number }[] | null;
  onClose: () => void;
  onLogOut: (keepsDrafts: boolean) => Promise<void>;
}

/** Says what is not sent on this device before a log-out deletes it. */
export function LogOutQuestion({ unsent, onClose, onLogOut }: LogOutQuestionProps) {
  const t = useTranslations('account.unsent');
  const [keeps, setKeeps] = useState(false);
  return (
    <ConfirmDialog
      open={unsent !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('body')}
      confirmLabel={t(keeps ? 'logOutKeeping' : 'logOut')}
      cancelLabel={t('stay')}
      danger={!keeps}
      onConfirm={() => onLogOut(keeps)}
    >
      <ul className="list-disc pl-5 font-semibold">
        {unsent?.map(({ kind, count }) => (
          <li key={kind}>{t(kind, { count })}</li>
        ))}
      </ul>
      <Checkbox
        className="mt-3"
        checked={keeps}
        onChange={({ currentTarget }) => setKeeps(currentTarget.checked)}
      >
        {t('keep')}
      </Checkbox>
    </ConfirmDialog>
  );
}
