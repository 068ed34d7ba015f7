'use client';

import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { userApi } from '@/lib/api/user';
import type { StaffMember } from '@/lib/contract/accounts/staff';
import { useGivenRoles } from './given-roles';
import { personNames } from './person-names';
import { noPost, PostFields, postOf, postShape } from './post-fields';
import { roleKeys } from '@/lib/domain/accounts/role-keys';

const schema = z.object(postShape);

/** Gives somebody one more role, or one more school or bank of it. */
export function GrantRole({ member }: { member: StaffMember }) {
  const t = useTranslations('people');
  const locale = useLocale();
  const form = useZodForm(schema, { defaultValues: noPost });
  const grant = useWrite(userApi.staff.grant, { invalidates: [userApi.staff.key, userApi.people.key] });
  return (
    <Form
      form={form}
      onSubmit={async (post) => {
        await grant.send({ params: { id: member.id }, body: postOf(post) });
        const role = t(`roles.${roleKeys[post.role]}`);
        showToast({
          kind: 'success',
          message: t('staff.granted', { name: personNames(member, locale).name, role }),
        });
        form.reset();
      }}
    >
      <PostFields roles={useGivenRoles(member.roles)} />
      <SubmitButton wide={false} size="md">
        {t('staff.grant')}
      </SubmitButton>
    </Form>
  );
}
