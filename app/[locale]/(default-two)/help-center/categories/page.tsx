import { getTranslations } from 'next-intl/server';
import { CategoriesScreen } from '@/components/screens/help-center/categories-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('help');
  return pageMetadata({
    path: href('/help-center/categories'),
    title: t('categories.title'),
    description: t('categories.lead'),
    indexable: true,
  });
}

export default function Page() {
  return <CategoriesScreen />;
}
