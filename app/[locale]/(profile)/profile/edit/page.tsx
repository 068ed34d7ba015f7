import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { EditScreen } from '@/components/screens/profile/edit-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('profile');
  return pageMetadata({ path: href('/profile/edit'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['profile', 'education']}>
      <EditScreen />
    </ClientMessages>
  );
}
