import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { OrientationTestScreen } from '@/components/screens/advisor/orientation-test-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('orientationStaff');
  return pageMetadata({ path: href('/advisor/orientation-test'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['editor', 'orientationStaff', 'orientationTypes']}>
      <OrientationTestScreen />
    </ClientMessages>
  );
}
