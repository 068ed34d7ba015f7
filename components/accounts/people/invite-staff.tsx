'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CreateButton } from '@/components/kits/list/create-button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { InvitationForm } from './invitation-form';

interface InviteStaffProps {
  /** For the role of this bank. */
  bankId?: string;
  /** For the roles of this school; its name is in the language of the page. */
  school?: { id: string; name: string };
  /** The school whose list stands below; another one can be chosen. */
  firstSchoolId?: string;
}

/** The button above a list of staff, and the form that it opens. */
export function InviteStaff({ bankId, school, firstSchoolId = '' }: InviteStaffProps) {
  const anywhere = useTranslations('people.staff');
  const here = useTranslations('people.staff.atSchool');
  const label = school ? here('invite') : anywhere('invite');
  const body = school ? here('inviteBody', { school: school.name }) : anywhere('inviteBody');
  const [open, setOpen] = useState(false);
  return (
    <>
      <CreateButton label={label} onPress={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen}>
        {open && (
          <DialogContent title={label} description={body}>
            <InvitationForm
              bankId={bankId}
              schoolId={school?.id}
              firstSchoolId={firstSchoolId}
              onSent={() => setOpen(false)}
            />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
