import { useTranslations } from 'next-intl';
import { placeIcons } from '@/components/accounts/account/place-icons';
import { Icon } from '@/components/ui/icon';
import { placesOf, rolePlaces } from '@/lib/routes/role-places';
import { BottomBar } from './bottom-bar';
import { RoleNav } from './role-nav';

/** The bottom bar of phones, on every page that of the reader's role. */
export function PublicNav() {
  const t = useTranslations('places');
  const items = placesOf(rolePlaces.seeker.bar).map(({ key, href }) => ({
    key,
    href,
    label: t(key),
    icon: <Icon name={placeIcons[key]} className="size-5.5 shrink-0" />,
  }));
  return (
    <RoleNav part="bar">
      <BottomBar label={t('label')} items={items} />
    </RoleNav>
  );
}
