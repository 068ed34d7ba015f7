import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { GenerateThumbnailScreen } from '@/components/screens/generate-thumbnail-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('sharedResult');
  return pageMetadata({ path: href('/generate-thumbnail'), title: t('title'), description: t('lead') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['sharedResult']}>
      <GenerateThumbnailScreen />
    </ClientMessages>
  );
}
