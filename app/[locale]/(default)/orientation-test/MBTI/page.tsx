import { getTranslations } from 'next-intl/server';
import { MbtiScreen } from '@/components/screens/orientation-test/mbti-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('orientation.personality');
  return pageMetadata({
    path: href('/orientation-test/MBTI'),
    title: t('title'),
    description: t('description'),
    indexable: true,
  });
}

export default function Page() {
  return <MbtiScreen />;
}
