import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { CreateApplicationScreen } from '@/components/screens/profile/applications/create-application-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('enrollment.create');
  return pageMetadata({ path: href('/profile/applications/create'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['enrollment', 'education']}>
      <CreateApplicationScreen />
    </ClientMessages>
  );
}
