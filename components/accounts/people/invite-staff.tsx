'use client';

import { useTranslations, useLocale } from 'next-intl';
import { useState } from 'react';
import { CreateButton } from '@/components/kits/list/create-button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { userApi } from '@/lib/api/user';
import { staffInvitation } from '@/lib/contract/accounts/staff';
import { schoolGivenRoleNames } from '@/lib/domain/accounts/roles';
import { useGivenRoles } from './given-roles';
import { bankPost, noPost, PostFields, postOf, postShape, schoolPost } from './post-fields';

// A known person needs no names; the server asks for those of somebody new, and checks them.
const schema = z.object({
  username: staffInvitation.shape.username,
  lastName: z.string(),
  firstName: z.string(),
  ...postShape,
});

interface InvitationFormProps {
  onSent: () => void;
  /** For the role of this bank. */
  bankId?: string | undefined;
  /** For a role at this school, by one of its admins. */
  schoolId?: string;
  /** Chosen at first. */
  firstSchoolId?: string;
}

const firstPost = ({
  bankId,
  schoolId,
  firstSchoolId = '',
}: Pick<InvitationFormProps, 'bankId' | 'schoolId' | 'firstSchoolId'>) => {
  if (bankId) return bankPost(bankId);
  return schoolId ? schoolPost(schoolId) : { ...noPost, schoolId: firstSchoolId };
};

/** Invites whoever has a number or mail address to a role. */
function InvitationForm({ onSent, bankId, schoolId, firstSchoolId }: InvitationFormProps) {
  const t = useTranslations('people.staff');
  const locale = useLocale();
  const roles = useGivenRoles();
  const form = useZodForm(schema, {
    defaultValues: {
      username: '',
      lastName: '',
      firstName: '',
      ...firstPost({ bankId, schoolId, firstSchoolId }),
    },
  });
  const invite = useWrite(userApi.staff.invite, { invalidates: [userApi.staff.key, userApi.people.key] });
  return (
    <Form
      form={form}
      onSubmit={async ({ username, lastName, firstName, ...post }) => {
        const { invited, told } = await invite.send({
          body: {
            username,
            locale,
            ...(lastName && { lastName }),
            ...(firstName && { firstName }),
            ...postOf(post),
          },
        });
        showToast({ kind: 'success', message: t(told ? (invited ? 'invited' : 'known') : 'toldBefore') });
        onSent();
      }}
    >
      <TextField name="username" label={t('username')} autoComplete="off" autoCapitalize="none" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="lastName"
          label={t('lastName')}
          hint={t('nameHint')}
          optional="unsaid"
          autoComplete="off"
        />
        <TextField name="firstName" label={t('firstName')} optional="unsaid" autoComplete="off" />
      </div>
      {!bankId && <PostFields roles={schoolId ? schoolGivenRoleNames : roles} ofSchool={Boolean(schoolId)} />}
      <SubmitButton>{t('sendInvitation')}</SubmitButton>
    </Form>
  );
}

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
