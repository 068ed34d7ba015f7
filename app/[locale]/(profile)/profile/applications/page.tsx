import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { ApplicationsScreen } from '@/components/screens/profile/applications-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('applications');
  return pageMetadata({ path: href('/profile/applications'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['applications', 'education']}>
      <ApplicationsScreen />
    </ClientMessages>
  );
}
