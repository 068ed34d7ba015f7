import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { href } from '@/lib/routes/href';
import { BottomBar } from './bottom-bar';
import { linkable, profileMenu } from './menus';

/** The bottom menu of phones, the same on public and on personal pages. */
export function PublicNav() {
  const t = useTranslations('layouts.bottom');
  const own = linkable(profileMenu)[0]?.href ?? href('/profile/settings');
  const icon = 'size-5.5 shrink-0';
  const items = [
    { key: 'home', href: href('/'), label: t('home'), icon: <Icon name="house" className={icon} /> },
    {
      key: 'search',
      href: href('/search'),
      label: t('search'),
      icon: <Icon name="search" className={icon} />,
    },
    {
      key: 'test',
      href: href('/orientation-test'),
      label: t('test'),
      icon: <Icon name="compass" className={icon} />,
    },
    {
      key: 'favorites',
      href: href('/profile/favorite'),
      label: t('favorites'),
      icon: <Icon name="heart" className={icon} />,
    },
    { key: 'me', href: own, label: t('me'), icon: <Icon name="user-round" className={icon} /> },
  ];
  return <BottomBar label={t('label')} shown={items} items={items} />;
}
