import { HomeScreen } from '@/components/screens/home-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { getTranslations } from 'next-intl/server';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations();
  return pageMetadata({
    path: href('/'),
    title: t('home.hero.title'),
    description: t('layouts.siteDescription'),
    indexable: true,
  });
}

export default function Page() {
  return <HomeScreen />;
}
