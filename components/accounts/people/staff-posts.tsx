import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { StaffMember } from '@/lib/contract/accounts/staff';
import { roleNames, type StaffRoleName } from '@/lib/domain/accounts/roles';
import { pickName } from '@/lib/i18n/pick';
import { roleKeys } from '@/lib/domain/accounts/role-keys';

/** Where somebody has a role: banks for that of a bank, nowhere for an operator, else schools. */
export function postsIn({ schools, banks }: StaffMember, role: StaffRoleName) {
  if (role === roleNames.operator) return [];
  return role === roleNames.bank ? banks : schools;
}

/** The roles of a member of staff, each with its schools or banks. */
export function StaffPosts({ member }: { member: StaffMember }) {
  const t = useTranslations('people.roles');
  const locale = useLocale();
  return (
    <ul className="grid gap-1.5">
      {member.roles.map((role) => (
        <li key={role} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone="accent">{t(roleKeys[role])}</Badge>
          {postsIn(member, role).map((place) => (
            <span key={place.id}>{pickName(place, locale)}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
