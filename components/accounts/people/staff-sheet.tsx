'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import type { StaffMember } from '@/lib/contract/accounts/staff';
import { personNames } from './person-names';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { userApi } from '@/lib/api/user';
import { useGivenRoles, useMayGive } from './given-roles';
import { noPost, PostFields, postOf, postShape } from './post-fields';
import { roleKeys } from '@/lib/domain/accounts/role-keys';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { roleNames, type StaffRoleName } from '@/lib/domain/accounts/roles';
import { pickName } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { postsIn } from './staff-posts';

type Place = StaffMember['schools'][number];

const ownBodies = {
  [roleNames.advisor]: 'revokeOwnBody',
  [roleNames.operator]: 'revokeOwnOperatorBody',
} as const;

const ownBodyOf = (role: StaffRoleName) =>
  role === roleNames.advisor || role === roleNames.operator ? ownBodies[role] : 'revokeBody';

interface StaffRoleProps {
  member: StaffMember;
  role: StaffRoleName;
}

/** One role of somebody with its places; it or one of them is taken away after a question. */
function StaffRole({ member, role }: StaffRoleProps) {
  const t = useTranslations('people.staff');
  const roleTexts = useTranslations('people.roles');
  const locale = useLocale();
  const viewer = useViewer();
  const [asked, setAsked] = useState(false);
  /** One place of the role; null is the whole role. */
  const [place, setPlace] = useState<Place | null>(null);
  const revoke = useWrite(userApi.staff.revoke, {
    invalidates: [userApi.people.key],
    inPlace: true,
    problems: { 404: t('gone') },
    done: () => t(place ? 'left' : 'revoked', words),
  });
  const places = postsIn(member, role);
  const { name } = personNames(member, locale);
  const placeName = place ? pickName(place, locale) : '';
  const words = { name, role: roleTexts(roleKeys[role]), place: placeName };
  const mayGive = useMayGive()(role);
  const isOwn = viewer.data?.sub === member.id && !place;

  const ask = (next: Place | null) => {
    setPlace(next);
    revoke.clear();
    setAsked(true);
  };
  const confirm = async () => {
    const where = role === roleNames.bank ? { bankId: place?.id } : { schoolId: place?.id };
    // What is refused shows beside the role.
    await revoke.run({ params: { id: member.id }, body: { role, ...where } });
  };
  return (
    <div className="grid gap-3 rounded-md border border-border p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone="accent">{words.role}</Badge>
        {mayGive && (
          <Button variant="secondary" size="sm" onClick={() => ask(null)}>
            {t('revoke')} <span className="sr-only">{words.role}</span>
          </Button>
        )}
      </div>
      {!mayGive && <p className="text-sm text-muted">{t('givenByOperator')}</p>}
      <ul className="grid gap-1 empty:hidden">
        {places.map((each) => (
          <li key={each.id} className="flex items-center justify-between gap-2">
            {pickName(each, locale)}
            {mayGive && (places.length > 1 || role === roleNames.advisor) && (
              <Button variant="ghost" size="sm" onClick={() => ask(each)}>
                {t('leave')} <span className="sr-only">{pickName(each, locale)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {revoke.problem && <Alert tone="danger">{revoke.problem}</Alert>}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t(place ? 'leaveTitle' : 'revokeTitle', words)}
        description={t(isOwn ? ownBodyOf(role) : 'revokeBody', words)}
        confirmLabel={t(place ? 'leave' : 'revoke')}
        danger
        onConfirm={confirm}
      />
    </div>
  );
}

const schema = z.object(postShape);

/** Gives somebody one more role, or one more school or bank of it. */
function GrantRole({ member }: { member: StaffMember }) {
  const t = useTranslations('people');
  const locale = useLocale();
  const form = useZodForm(schema, { defaultValues: noPost });
  const grant = useWrite(userApi.staff.grant, {
    invalidates: [userApi.staff.key, userApi.people.key],
    done: (_, { body }) =>
      t('staff.granted', { name: personNames(member, locale).name, role: t(`roles.${roleKeys[body.role]}`) }),
  });
  return (
    <Form
      form={form}
      onSubmit={async (post) => {
        await grant.send({ params: { id: member.id }, body: postOf(post) });
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

interface StaffSheetProps {
  member: StaffMember | null;
  onClose: () => void;
}

/** One member of staff at the side of the list: the roles, and how they are given and taken away. */
export function StaffSheet({ member, onClose }: StaffSheetProps) {
  const t = useTranslations('people.staff');
  const locale = useLocale();
  return (
    <Sheet open={member !== null} onOpenChange={(open) => !open && onClose()}>
      {member && (
        <SheetContent side="right" title={personNames(member, locale).name} className="w-[min(30rem,100vw)]">
          <div className="grid gap-8">
            <section aria-labelledby="staff-roles">
              <h3 id="staff-roles" className="mb-3 text-lg">
                {t('posts')}
              </h3>
              <ul className="grid gap-4">
                {member.roles.map((role) => (
                  <li key={role}>
                    <StaffRole member={member} role={role} />
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="staff-grant" className="border-t border-border pt-6">
              <h3 id="staff-grant" className="mb-3 text-lg">
                {t('grantTitle')}
              </h3>
              <GrantRole member={member} />
            </section>
          </div>
        </SheetContent>
      )}
    </Sheet>
  );
}
