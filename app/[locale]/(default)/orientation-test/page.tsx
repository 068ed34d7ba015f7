import { getTranslations } from 'next-intl/server';
import { OrientationTestScreen } from '@/components/screens/orientation-test-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('orientation');
  return pageMetadata({
    path: href('/orientation-test'),
    title: t('title'),
    description: t('description'),
    indexable: true,
  });
}

export default function Page() {
  return <OrientationTestScreen />;
}
