'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { RevisionForm } from './revision-form';

interface RevisionDialogProps {
  schoolId: string;
  /** In the page's language. */
  schoolName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form had the focus and is unmounted. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * A dialog to propose an addition or correction for a school's page; it also confirms the sending. Loaded when it is
 * first opened.
 */
export function RevisionDialog({ schoolId, schoolName, open, onOpenChange }: RevisionDialogProps) {
  const t = useTranslations('revision');
  const [isSent, setIsSent] = useState(false);
  const change = (next: boolean) => {
    if (next) setIsSent(false);
    onOpenChange(next);
  };
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent title={t('title')} description={isSent ? undefined : t('intro', { school: schoolName })}>
        {isSent ? (
          <div className="grid justify-items-center gap-2 py-4 text-center">
            <Icon name="circle-check" className="size-14 text-success" />
            <div role="status">
              <p className="text-lg font-semibold">{t('sent')}</p>
              <p className="mt-1 text-muted">{t('sentBody', { school: schoolName })}</p>
            </div>
            <Button
              ref={takeFocus}
              className="mt-4"
              onClick={() => {
                setIsSent(false);
                onOpenChange(false);
              }}
            >
              {t('done')}
            </Button>
          </div>
        ) : (
          <RevisionForm schoolId={schoolId} onSent={() => setIsSent(true)} />
        )}
      </DialogContent>
    </Dialog>
  );
}
