import { getTranslations } from 'next-intl/server';
import { RefusedScreen } from '@/components/screens/refused-screen';

export async function generateMetadata() {
  const t = await getTranslations('feedback.error.400');
  return { title: t('title') };
}

export default function Page() {
  return <RefusedScreen status={400} />;
}
