'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';

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
  const id = useId();
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
      <Label htmlFor={id} className="mb-1.5">
        {t('reason')}
      </Label>
      <Textarea
        id={id}
        value={reason}
        maxLength={reasonMax}
        onChange={(event) => setReason(event.target.value)}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} role={isMissing ? 'alert' : undefined} className="mt-1.5 text-sm text-muted">
        {t(isMissing ? 'reasonMissing' : 'reasonHint')}
      </p>
    </ConfirmDialog>
  );
}
