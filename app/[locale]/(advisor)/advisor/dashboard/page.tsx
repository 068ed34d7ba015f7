import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { DashboardScreen } from '@/components/screens/advisor/dashboard-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('advisor');
  return pageMetadata({ path: href('/advisor/dashboard'), title: t('dashboard.title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['advisor', 'applications', 'revision']}>
      <DashboardScreen />
    </ClientMessages>
  );
}
