'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { WordsField } from '@/components/form/limited-text';

const reasonMax = 500;

interface PaperRefusalProps {
  /** The paper, and whose it is. */
  label: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRefuse: (reason: string) => Promise<unknown>;
}

/** Asks what is wrong with a paper before it is refused. */
export function PaperRefusal({ label, name, open, onOpenChange, onRefuse }: PaperRefusalProps) {
  const t = useTranslations('applications.checks');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const refuse = async () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return false;
    await onRefuse(reason.trim());
    return true;
  };
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={onOpenChange}
      title={t('refuseTitle', { paper: label })}
      description={t('refuseBody', { name })}
      confirmLabel={t('confirm')}
      onConfirm={refuse}
    >
      <WordsField
        label={t('reason')}
        value={reason}
        max={reasonMax}
        onChange={setReason}
        hint={t('reasonHint')}
        problem={isMissing && t('reasonMissing')}
      />
    </ConfirmDialog>
  );
}
