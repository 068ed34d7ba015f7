'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { SteadyButton } from '@/components/ui/steady-button';
import { useSessionNews } from '@/lib/device/use-session-news';
import { SessionEnded } from './session-ended';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** For irreversible actions. */
  danger?: boolean;
  /** The dialog waits for it and closes when it succeeds, unless it answers false; what it throws is the caller's to show. */
  onConfirm: () => Promise<unknown> | void;
  children?: ReactNode;
}

/** Asks for confirmation of an important action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, danger, onConfirm, children } =
    props;
  const t = useTranslations('feedback');
  const news = useSessionNews();
  const [busy, setBusy] = useState(false);

  const confirm = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // A text of the question that is too long says so itself, and is not sent.
    const over = currentTarget.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-over]');
    if (over) return over.focus();
    setBusy(true);
    try {
      if ((await onConfirm()) !== false) onOpenChange(false);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <DialogContent
        title={title}
        description={description}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
              {cancelLabel ?? t('cancel')}
            </Button>
            <SteadyButton variant={danger ? 'danger' : 'primary'} loading={busy} onClick={confirm}>
              {confirmLabel ?? t('confirm')}
            </SteadyButton>
          </>
        }
      >
        {news !== null && news !== 'rights' && <SessionEnded />}
        {children}
      </DialogContent>
    </Dialog>
  );
}
