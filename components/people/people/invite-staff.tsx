'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { InvitationForm } from './invitation-form';

/** The button above a list of staff, and the form that it opens; with `bankId` for the role of that bank. */
export function InviteStaff({ bankId }: { bankId?: string }) {
  const t = useTranslations('people.staff');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" className="size-5" />
        {t('invite')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        {open && (
          <DialogContent title={t('invite')} description={t('inviteBody')}>
            <InvitationForm bankId={bankId} onSent={() => setOpen(false)} />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
