'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { InvitationForm } from './invitation-form';

interface InviteColleagueProps {
  schoolId: string;
  schoolName: string;
}

/** The button above the staff of a school, and the form that it opens. */
export function InviteColleague({ schoolId, schoolName }: InviteColleagueProps) {
  const t = useTranslations('people.staff.atSchool');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" className="size-5" />
        {t('invite')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        {open && (
          <DialogContent title={t('invite')} description={t('inviteBody', { school: schoolName })}>
            <InvitationForm schoolId={schoolId} onSent={() => setOpen(false)} />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
