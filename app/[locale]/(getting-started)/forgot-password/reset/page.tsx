import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { ResetScreen } from '@/components/screens/forgot-password/reset-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('auth.reset');
  return pageMetadata({ path: href('/forgot-password/reset'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['auth', 'form']}>
      <ResetScreen />
    </ClientMessages>
  );
}
