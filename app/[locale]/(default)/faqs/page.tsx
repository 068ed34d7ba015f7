import { getTranslations } from 'next-intl/server';
import { FaqsScreen } from '@/components/screens/faqs-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('help');
  return pageMetadata({
    path: href('/faqs'),
    title: t('faqs.title'),
    description: t('faqs.lead'),
    indexable: true,
  });
}

export default function Page() {
  return <FaqsScreen />;
}
