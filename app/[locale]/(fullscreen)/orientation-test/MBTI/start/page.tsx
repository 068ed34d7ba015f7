import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { MbtiStartScreen } from '@/components/screens/orientation-test/MBTI/start-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('orientation.personality');
  return pageMetadata({
    path: href('/orientation-test/MBTI/start'),
    title: t('title'),
    description: t('description'),
  });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['questionnaire']}>
      <MbtiStartScreen />
    </ClientMessages>
  );
}
