'use client';

import { useTranslations, useLocale } from 'next-intl';
import { useState } from 'react';
import { CreateButton } from '@/components/kits/list/create-button';
import * as z from 'zod';
import { FamilyNameField } from '@/components/form/family-name-field';
import { TextField } from '@/components/form/text-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
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

interface InviteStaffProps {
  /** For the role of this bank. */
  bankId?: string;
  /** For the roles of this school; its name is in the language of the page. */
  school?: { id: string; name: string };
  /** The school whose list stands below; another one can be chosen. */
  firstSchoolId?: string;
}

const firstPost = ({ bankId, school, firstSchoolId = '' }: InviteStaffProps) => {
  if (bankId) return bankPost(bankId);
  return school ? schoolPost(school.id) : { ...noPost, schoolId: firstSchoolId };
};

/** The form that invites whoever has a number or mail address to a role. */
function InvitationDialog({ onClose, ...of }: InviteStaffProps & { onClose: () => void }) {
  const { bankId, school } = of;
  const t = useTranslations('people.staff');
  const here = useTranslations('people.staff.atSchool');
  const locale = useLocale();
  const roles = useGivenRoles();
  const invite = useWrite(userApi.staff.invite, {
    invalidates: [userApi.staff.key, userApi.people.key],
    done: ({ invited, told }) => t(told ? (invited ? 'invited' : 'known') : 'toldBefore'),
  });
  return (
    <WriteDialog
      title={school ? here('invite') : t('invite')}
      description={school ? here('inviteBody', { school: school.name }) : t('inviteBody')}
      schema={schema}
      defaultValues={{ username: '', lastName: '', firstName: '', ...firstPost(of) }}
      onSend={({ username, lastName, firstName, ...post }) =>
        invite.send({
          body: {
            username,
            locale,
            ...(lastName && { lastName }),
            ...(firstName && { firstName }),
            ...postOf(post),
          },
        })
      }
      submitLabel={t('sendInvitation')}
      onClose={onClose}
    >
      <TextField name="username" label={t('username')} autoComplete="off" autoCapitalize="none" />
      <div className="grid gap-5 sm:grid-cols-2">
        <FamilyNameField
          name="lastName"
          label={t('lastName')}
          hint={t('nameHint')}
          optional="unsaid"
          autoComplete="off"
        />
        <TextField name="firstName" label={t('firstName')} optional="unsaid" autoComplete="off" />
      </div>
      {!bankId && <PostFields roles={school ? schoolGivenRoleNames : roles} ofSchool={Boolean(school)} />}
    </WriteDialog>
  );
}

/** The button above a list of staff, and the form that it opens. */
export function InviteStaff(props: InviteStaffProps) {
  const anywhere = useTranslations('people.staff');
  const here = useTranslations('people.staff.atSchool');
  const [open, setOpen] = useState(false);
  return (
    <>
      <CreateButton
        label={props.school ? here('invite') : anywhere('invite')}
        onPress={() => setOpen(true)}
      />
      {open && <InvitationDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
