import { getTranslations } from 'next-intl/server';
import { HelpCenterScreen } from '@/components/screens/help-center-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('help');
  return pageMetadata({
    path: href('/help-center'),
    title: t('center.title'),
    description: t('center.lead'),
    indexable: true,
  });
}

export default function Page() {
  return <HelpCenterScreen />;
}
