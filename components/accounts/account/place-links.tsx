'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { PersonRole } from '@/lib/domain/accounts/person-roles';
import { Link } from '@/lib/i18n/navigation';
import { ownKeysOf, placesOf } from '@/lib/routes/role-places';
import { menuRowStyle } from './menu-row-style';
import { placeIcons } from './place-icons';

interface PlaceLinksProps {
  role: PersonRole;
  onFollow: () => void;
}

/** The places of a role; the account's own pages follow them. */
export function PlaceLinks({ role, onFollow }: PlaceLinksProps) {
  const t = useTranslations('places');
  const keys = ownKeysOf(role).filter((key) => key !== 'account');
  return (
    <ul aria-label={t('own')}>
      {placesOf(keys).map(({ key, href }) => (
        <li key={key}>
          <Link href={href} onClick={onFollow} className={menuRowStyle}>
            <Icon name={placeIcons[key]} />
            {t(key)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
