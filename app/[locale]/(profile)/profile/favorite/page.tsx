import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { FavoriteScreen } from '@/components/screens/profile/favorite-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('favorite');
  return pageMetadata({ path: href('/profile/favorite'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['favorite', 'education']}>
      <FavoriteScreen />
    </ClientMessages>
  );
}
