import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { ApplicationScreen } from '@/components/screens/advisor/user/application-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('advisor');
  return pageMetadata({ path: href('/advisor/user/application'), title: t('list.title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['advisor', 'applications']}>
      <ApplicationScreen />
    </ClientMessages>
  );
}
