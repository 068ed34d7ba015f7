import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { GettingStartedScreen } from '@/components/screens/getting-started-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('auth.begin');
  return pageMetadata({ path: href('/getting-started'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['auth', 'form']}>
      <GettingStartedScreen />
    </ClientMessages>
  );
}
