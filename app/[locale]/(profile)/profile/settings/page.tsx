import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { SettingsScreen } from '@/components/screens/profile/settings-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('settings');
  return pageMetadata({ path: href('/profile/settings'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['settings']}>
      <SettingsScreen />
    </ClientMessages>
  );
}
