import { getTranslations } from 'next-intl/server';
import { HollandScreen } from '@/components/screens/orientation-test/holland-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('orientation.holland');
  return pageMetadata({
    path: href('/orientation-test/Holland'),
    title: t('title'),
    description: t('description'),
    indexable: true,
  });
}

export default function Page() {
  return <HollandScreen />;
}
