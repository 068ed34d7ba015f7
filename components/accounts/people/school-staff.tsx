'use client';

import { useTranslations, useLocale } from 'next-intl';
import { ListPage } from '@/components/kits/list/list-page';
import { Badge } from '@/components/ui/badge';
import { roleKeys } from '@/lib/domain/accounts/role-keys';
import { schoolGivenRoleNames, roleNames, type StaffRoleName } from '@/lib/domain/accounts/roles';
import { InviteStaff } from './invite-staff';
import { useStaffColumns } from './use-staff-columns';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { userApi } from '@/lib/api/user';
import type { StaffMember } from '@/lib/contract/accounts/staff';
import { formatPhone } from '@/lib/domain/values/phone';
import { useViewer } from '@/lib/query/use-viewer';
import { personNames } from './person-names';
import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab, text, uuid } from '@/components/kits/list/list-params';
import { href } from '@/lib/routes/href';

const schoolStaffList = defineList((query) => href('/partner/staff', undefined, query), {
  params: { schoolId: tab(uuid()), keyword: text(), role: tab(choice(['', ...schoolGivenRoleNames])) },
});

const schoolStaffQuery = (schoolId: string) => (state: StateOf<typeof schoolStaffList>) => {
  const { keyword, role } = state.filters;
  return userApi.staff.ofSchool.queryOptions({
    params: { id: schoolId },
    query: { ...givenOf({ keyword, role }), ...rangeOf(state) },
  });
};

interface EndPostProps {
  member: StaffMember | null;
  schoolId: string;
  schoolName: string;
  onClose: () => void;
}

/** What the people of a school may do there; those of Sala have their desk elsewhere. */
function useDeeds() {
  const t = useTranslations('people.staff.atSchool');
  const texts: Partial<Record<StaffRoleName, string>> = {
    [roleNames.teacher]: t('may.teacher'),
    [roleNames.schoolAdmin]: t('may.schoolAdmin'),
    [roleNames.university]: t('may.university'),
    [roleNames.partner]: t('may.partner'),
    [roleNames.advisor]: t('ofSala'),
  };
  return (role: StaffRoleName) => texts[role];
}

/** One colleague at the side of the list: what the role allows, and its end. */
function EndPost({ member, ...place }: EndPostProps) {
  const locale = useLocale();
  return (
    <Sheet open={member !== null} onOpenChange={(open) => !open && place.onClose()}>
      {member && (
        <SheetContent side="right" title={personNames(member, locale).name} className="w-[min(30rem,100vw)]">
          <p className="mb-5 tabular-nums text-muted wrap-anywhere">
            {member.phone ? formatPhone(member.phone) : member.email}
          </p>
          <ul className="grid gap-4">
            {member.roles.map((role) => (
              <li key={role} className="grid gap-3 rounded-md border border-border p-4">
                <EndRole member={member} role={role} {...place} />
              </li>
            ))}
          </ul>
        </SheetContent>
      )}
    </Sheet>
  );
}

type EndRoleProps = Omit<EndPostProps, 'member'> & { member: StaffMember; role: StaffRoleName };

function EndRole({ member, role, schoolId, schoolName, onClose }: EndRoleProps) {
  const t = useTranslations('people.staff.atSchool');
  const tPeople = useTranslations('people');
  const locale = useLocale();
  const viewer = useViewer();
  const mayDo = useDeeds();
  const [asked, setAsked] = useState(false);
  const words = { name: personNames(member, locale).name, school: schoolName };
  const revoke = useWrite(userApi.staff.revoke, {
    inPlace: true,
    problems: { 404: tPeople('staff.gone') },
    done: () => {
      onClose();
      return t('ended', words);
    },
  });
  const isOwn = viewer.data?.sub === member.id;
  // What is refused shows beside the role.
  const confirm = async () =>
    void (await revoke.run({ params: { id: member.id }, body: { role, schoolId } }));
  return (
    <>
      <p>
        <Badge tone="accent">{tPeople(`roles.${roleKeys[role]}`)}</Badge>
      </p>
      <p className="text-muted">{mayDo(role)}</p>
      {isOwn && <p className="text-sm text-muted">{t('you')}</p>}
      {!isOwn && schoolGivenRoleNames.includes(role) && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            onClick={() => {
              revoke.clear();
              setAsked(true);
            }}
          >
            {t('end')}
          </Button>
        </div>
      )}
      {revoke.problem && <Alert tone="danger">{revoke.problem}</Alert>}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('endTitle', words)}
        description={t('endBody', words)}
        confirmLabel={t('end')}
        danger
        onConfirm={confirm}
      />
    </>
  );
}

interface SchoolStaffProps {
  schoolId: string;
  /** In the language of the page. */
  schoolName: string;
}

/** Everybody who works at one school; its school admins invite colleagues and end their roles. */
export function SchoolStaff({ schoolId, schoolName }: SchoolStaffProps) {
  const t = useTranslations('people.staff');
  const own = useTranslations('people.staff.atSchool');
  const tPeople = useTranslations('people');
  const { name, columns } = useStaffColumns(({ roles }) => (
    <span className="flex flex-wrap gap-1.5">
      {roles.map((role) => (
        <Badge key={role} tone="accent">
          {tPeople(`roles.${roleKeys[role]}`)}
        </Badge>
      ))}
    </span>
  ));
  const texts = { table: t('table'), noneTitle: own('noneTitle'), noneBody: own('noneBody') };
  return (
    <ListPage
      title={own('title')}
      lead={own('lead', { school: schoolName })}
      primary={<InviteStaff school={{ id: schoolId, name: schoolName }} />}
      address={schoolStaffList}
      query={schoolStaffQuery(schoolId)}
      texts={(key: keyof typeof texts) => texts[key]}
      name={name}
      columns={columns}
      filters={[{ kind: 'text', name: 'keyword', label: t('keyword') }]}
      tabs={{
        name: 'role',
        label: t('role'),
        all: t('anyRole'),
        tabs: schoolGivenRoleNames.map((key) => ({ key, label: tPeople(`roles.${roleKeys[key]}`) })),
      }}
      shown={(count) => t('shown', { count })}
      detail={(member, onClose) => (
        <EndPost member={member} schoolId={schoolId} schoolName={schoolName} onClose={onClose} />
      )}
    />
  );
}
