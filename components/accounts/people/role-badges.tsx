import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { defaultRoleName, readRoleNames } from '@/lib/domain/accounts/roles';
import { roleKeys } from '@/lib/domain/accounts/role-keys';

/** The roles of a person besides `user`; nothing without one. */
export function RoleBadges({ roles }: { roles: readonly string[] | undefined }) {
  const t = useTranslations('people.roles');
  const shown = readRoleNames(roles).filter((name) => name !== defaultRoleName);
  return shown.map((name) => (
    <Badge key={name} tone="accent">
      {t(roleKeys[name])}
    </Badge>
  ));
}
