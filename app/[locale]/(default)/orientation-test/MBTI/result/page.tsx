import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { MbtiResultScreen } from '@/components/screens/orientation-test/MBTI/result-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('orientationResult');
  return pageMetadata({
    path: href('/orientation-test/MBTI/result'),
    title: t('title.personality'),
    description: t('description.personality'),
  });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['orientationResult', 'orientationTypes', 'education']}>
      <MbtiResultScreen />
    </ClientMessages>
  );
}
