import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { ExploreScreen } from '@/components/screens/explore-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('explore');
  return pageMetadata({
    path: href('/explore'),
    title: t('title'),
    description: t('description'),
    indexable: true,
  });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['catalogue', 'education', 'favorite']}>
      <ExploreScreen />
    </ClientMessages>
  );
}
