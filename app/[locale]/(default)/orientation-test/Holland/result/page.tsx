import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { HollandResultScreen } from '@/components/screens/orientation-test/Holland/result-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('orientationResult');
  return pageMetadata({
    path: href('/orientation-test/Holland/result'),
    title: t('title.holland'),
    description: t('description.holland'),
  });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['orientationResult', 'orientationTypes', 'education']}>
      <HollandResultScreen />
    </ClientMessages>
  );
}
